// Words of the notation on buttons.
import type { Language } from "../../language/language";
import type { Prompt } from "../../wire/messages";
import { isZone, read } from "./legal";
import { reading } from "./reading";
import { AREAS } from "./rings";
import { shipById, type Midway, type Ship } from "./view";

/** A kind of air unit in words; positions of a ring by their names; anything else by its own. */
export function kindName(word: string, language: Language, question = ""): string {
  if (word.startsWith("#")) return language.say(`bm-${question}-${word.slice(1)}`);
  if (/^[sc]\d+$/.test(word)) return language.say(word.startsWith("c") ? "bm-cap-group" : "bm-strike-group", { word });
  return reading(word, language) ?? language.name(word);
}

/** An action on a button: zones by their number alone, air units by name instead of notation. */
export function shortAction(text: string, language: Language): string {
  const move = read(text);
  const last = move.args.at(-1);
  if (move.verb === "to" && last) return last;
  const [first = "", ...others] = move.args.map((word) => (isZone(word) ? word : kindName(word, language)));
  // Here c1 is an area of the battle board, not a group in the air.
  if (move.verb === "place")
    return `${first}: ${move.args
      .slice(1)
      .map((area) => language.name(area))
      .join(", ")}`;
  const key = `bm-act-${move.verb}`;
  if (!language.has(key)) return language.button(text);
  return language.say(key, { what: [first, ...others].join(", ") });
}

/** What bombers do in an area, said by what lies there and what lies ahead: drop on the destroyer, fly on to the carriers. */
export function modeText(text: string, { params }: Prompt, view: Midway, language: Language): string {
  if (text === "drop") {
    const ids = Array.isArray(params["ships"]) ? params["ships"] : [];
    const ships = ids.flatMap((id) => shipById(view, String(id)) ?? []);
    return language.say("bm-mode-drop", {
      what: kindOf(ships),
      ships: ships.map(({ name }) => name),
      count: ships.length,
    });
  }
  if (text === "hold" && params["area"] !== "centre")
    return language.say("bm-mode-fly-on", { to: kindOf(inCentre(view, String(params["seat"]))) });
  return language.say(`bm-mode-${text}`);
}

/** The type of ships that are all alike and have no names people know; carriers before anything else. */
function kindOf(ships: Ship[]): string {
  const types = new Set(ships.map(({ type }) => type));
  if (types.has("carrier")) return "carrier";
  return types.size === 1 ? ([...types][0] ?? "none") : "none";
}

/** The ships in the centre of the board that a seat attacks. */
function inCentre({ battle, ships }: Midway, seat: string): Ship[] {
  const centre = AREAS.indexOf("centre");
  return (battle?.ships ?? [])
    .flatMap((index, i) => (battle?.ship_area[i] === centre ? (ships[index] ?? []) : []))
    .filter(({ side }) => side !== seat);
}
