import { expect, test } from "vitest";
import { breakable } from "../src/language/breaks";

test("a long compound may be broken where its parts meet, and nowhere else", () => {
  expect(breakable("Wasserflugzeughafen")).toBe("Wasser\u00adflugzeug\u00adhafen");
  expect(breakable("Hiryu, Flakgeschütze")).toBe("Hiryu, Flak\u00adgeschütze");
  expect(breakable("Angriffsgruppe S5 bewegen")).toBe("Angriffs\u00adgruppe S5 bewegen");
  expect(breakable("Enterprise, Überraschungsangriffe")).toBe("Enterprise, Überraschungsangriffe");
});
