// Lets the client import a game's data file: its figures, which a table's own figures change.
import { parse } from "smol-toml";
import type { Plugin } from "vite";

export function toml(): Plugin {
  return {
    name: "toml",
    transform(code, id) {
      if (!id.endsWith(".toml")) return null;
      const { figures } = parse(code);
      return { code: `export default ${JSON.stringify(figures)};`, map: null };
    },
  };
}
