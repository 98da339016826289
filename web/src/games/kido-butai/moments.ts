// What decides a game of Kido Butai: a card across the table.
import type { Moment } from "../../frame/scenes";
import { capital, type Language } from "../../language/language";
import type { Part } from "./scenes";
import type { KidoView, Squadron } from "./table";

export function momentOf(part: Part, before: KidoView, after: KidoView, language: Language): Moment | null {
  const over = part.events.find(({ kind }) => kind === "game-over");
  if (over) {
    const title = capital(language.name(String(over.params.level)));
    return { kind: "over", title, text: language.say("kb-moment-over", over.params), side: null };
  }
  return sunk(part, after, language) ?? field(part, language) ?? loaded(part, before, language) ?? seen(part, language);
}

const named = ({ events }: Part, what: string) =>
  events.filter(({ kind }) => kind === what).map(({ params }) => String(params.ship));

function sunk(part: Part, after: KidoView, language: Language): Moment | null {
  const ships = named(part, "sunk").filter((name) => name !== "Midway");
  if (!ships.length) return null;
  const own = part.kind === "raid";
  const fleet = own ? after.ships : after.us_ships.filter(({ place }) => place !== "midway");
  const left = fleet.filter(({ condition }) => condition !== "sunk").length;
  const side = own ? "japan" : "usa";
  const text = language.say("kb-moment-afloat", { side, left, all: fleet.length });
  return { kind: "sunk", title: language.say("kb-moment-sunk", { ships }), text, side };
}

function field(part: Part, language: Language): Moment | null {
  const out = part.events.find(({ kind, params }) => kind === "sunk" && params.ship === "Midway");
  return out ? { kind: "field", title: language.say("kb-moment-field"), text: language.event(out), side: "usa" } : null;
}

const armed = ({ type, facing, load }: Squadron) =>
  type === "bomber" && facing === "E" && (load === "bombs" || load === "torpedoes");

function loaded(part: Part, before: KidoView, language: Language): Moment | null {
  for (const ship of named(part, "damaged")) {
    const id = before.ships.find(({ name }) => name === ship)?.id;
    const squadrons = before.squadrons.filter((one) => one.place === id && armed(one)).map(({ name }) => name);
    if (!squadrons.length) continue;
    const text = language.say("kb-moment-armed", { squadrons });
    return { kind: "hit", title: language.say("kb-moment-loaded", { ship }), text, side: "japan" };
  }
  return null;
}

function seen({ events }: Part, language: Language): Moment | null {
  const found = (what: string) => events.find(({ kind, params }) => kind === what && params.found === 1);
  const fleet = found("japan-searched");
  if (fleet) {
    const title = language.say("kb-moment-sighted", { fleet: Number(fleet.params.fleet) });
    return { kind: "sighted", title, text: language.say("kb-moment-sighted-text"), side: "japan" };
  }
  if (!found("us-searched")) return null;
  return {
    kind: "found",
    title: language.say("kb-moment-found"),
    text: language.say("kb-moment-found-text"),
    side: "usa",
  };
}
