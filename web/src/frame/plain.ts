// A table as a list of places, made from any view: whatever names a place stands there.
import type { Language } from "../language/language";
import type { Place, View } from "./board";

const WHERE = ["place", "zone", "area", "at"];
const WHO = ["name", "id", "unit"];
const SKIP = new Set(["setup", "stack"]);

type Thing = Record<string, unknown>;

const first = (thing: Thing, keys: string[]): string | null => {
  const key = keys.find((one) => typeof thing[one] === "string" && thing[one] !== "");
  return key ? String(thing[key]) : null;
};

function described(thing: Thing, language: Language): string {
  const name = first(thing, WHO) ?? "?";
  const more = Object.entries(thing)
    .filter(([key, value]) => !WHERE.includes(key) && !WHO.includes(key) && worthTelling(value))
    .map(([key, value]) => (value === true ? language.name(key) : `${language.name(key)} ${told(value, language)}`));
  return [language.name(name), ...more].join(", ");
}

const worthTelling = (value: unknown) =>
  value === true || (typeof value === "number" && value !== 0) || (typeof value === "string" && value !== "");

const told = (value: unknown, language: Language) => (typeof value === "string" ? language.name(value) : String(value));

export function plainPlaces(view: View, language: Language): Place[] {
  const places = new Map<string, string[]>();
  const rest: string[] = [];
  for (const [key, value] of Object.entries(view)) {
    if (SKIP.has(key)) continue;
    if (Array.isArray(value)) {
      for (const thing of value as unknown[]) {
        if (typeof thing !== "object" || thing === null) continue;
        const where = first(thing as Thing, WHERE) ?? key;
        places.set(where, [...(places.get(where) ?? []), described(thing as Thing, language)]);
      }
    } else if (typeof value === "number" || typeof value === "string") {
      if (value !== "") rest.push(`${language.name(key)}: ${told(value, language)}`);
    } else if (typeof value === "object" && value !== null) {
      // What a view has for each side stands with the side.
      for (const [side, one] of Object.entries(value)) {
        if (typeof one !== "number" && typeof one !== "string") continue;
        places.set(side, [...(places.get(side) ?? []), `${language.name(key)}: ${told(one, language)}`]);
      }
    }
  }
  return [
    { name: language.say("places-table"), things: rest },
    ...[...places].map(([name, things]) => ({ name: language.name(name), things })),
  ];
}
