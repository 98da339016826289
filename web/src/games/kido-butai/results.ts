// What a scene meant, in one line.
import type { Beat } from "../../frame/scenes";
import { capital, type Language } from "../../language/language";
import type { EventInfo } from "../../wire/messages";
import type { Part } from "./scenes";
import type { KidoView } from "./table";

/** Empty where nothing happened that is worth a line. */
export function resultOf(part: Part, before: KidoView, after: KidoView, beats: Beat[], language: Language): string {
  const { kind, events } = part;
  if (kind === "over") return events.map((event) => language.event(event)).join(" ");
  const clauses = kind === "search" ? searched(events, language) : battle(part, before, after, language);
  return clauses.length ? `${capital(clauses.join("; "))}.` : (beats.at(-1)?.text ?? "");
}

function searched(events: EventInfo[], language: Language): string[] {
  return events.map(({ kind, params }) => language.say(`kb-result-${kind}`, params));
}

function battle(part: Part, before: KidoView, after: KidoView, language: Language): string[] {
  const { kind, events } = part;
  const told = (name: string) => events.filter((event) => event.kind === name);
  const drew = told("drew");
  if (kind === "raid" && drew.length && !told("raid-began").length) return [language.say("kb-result-no-raid")];
  const clauses = ships(part, before, after, language);
  const eyes = told("all-eyes").at(-1);
  if (!clauses.length && eyes) clauses.push(language.say("kb-eyes", { hits: Number(eyes.params.hits) }));
  if (!clauses.length && told("bombed").length) clauses.push(language.say("kb-result-missed"));
  const squadrons = told("squadron-lost").map(({ params }) => String(params.squadron));
  const shot = told("us-shot-down").reduce((sum, { params }) => sum + Number(params.count), 0);
  const removed = told("us-removed").length;
  const aborted = turnedBack(events);
  if (squadrons.length) clauses.push(language.say("kb-result-lost", { count: squadrons.length, squadrons }));
  if (shot) clauses.push(language.say("kb-result-shot", { count: shot }));
  if (aborted) clauses.push(language.say("kb-result-aborted", { count: aborted }));
  if (removed) clauses.push(language.say("kb-result-removed", { count: removed }));
  if (clauses.length || !told("fired").length) return clauses.length ? clauses : arrived(part, after, language);
  return [language.say("kb-result-nothing")];
}

/** A raid on its way in, when the player is asked who meets it. */
function arrived(part: Part, after: KidoView, language: Language): string[] {
  const type = part.events.find(({ kind }) => kind === "attack-type")?.params.type;
  if (!after.battle || type === undefined) return [];
  return [language.say("kb-raid", { type, bombers: after.battle.bombers, fighters: after.battle.fighters })];
}

/** Each ship that was hit: by the dice, or where all eyes count by what the ships show afterwards. */
function ships({ events, kind }: Part, before: KidoView, after: KidoView, language: Language): string[] {
  const hits = new Map<string, number>();
  for (const { params, kind: what } of events) {
    const ship = String(params.ship);
    if (what === "bombed" && params.effect === "hit") hits.set(ship, (hits.get(ship) ?? 0) + 1);
    if (what === "sunk" || what === "damaged") hits.set(ship, hits.get(ship) ?? gained(ship, before, after));
  }
  if (kind === "loss") return [];
  return [...hits].map(([ship, count]) => {
    const sunk = events.some((event) => event.kind === "sunk" && event.params.ship === ship);
    return language.say("kb-result-ship", { ship, hits: count, state: sunk ? "sunk" : "burning" });
  });
}

function gained(ship: string, before: KidoView, after: KidoView): number {
  const hits = (view: KidoView) => [...view.ships, ...view.us_ships].find(({ name }) => name === ship)?.hits ?? 0;
  return Math.max(1, hits(after) - hits(before));
}

/** Bombers that turned back: by fighters, where nobody shot them down as well, and by flak. */
function turnedBack(events: EventInfo[]): number {
  const by = (effect: string) =>
    new Set(
      events
        .filter(({ kind, params }) => kind === "fired" && params.effect === effect)
        .map(({ params }) => params.target),
    );
  const flak = events.filter(({ kind, params }) => kind === "flak" && params.effect === "aborted").length;
  return flak + [...by("aborted")].filter((target) => !by("destroyed").has(target)).length;
}
