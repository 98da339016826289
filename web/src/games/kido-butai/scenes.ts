// What the events of Kido Butai look like on stage: searches, raids, strikes and losses.
import type { View } from "../../frame/board";
import { shortened, SINKING, type Beat, type Roll, type Scene } from "../../frame/scenes";
import type { Language } from "../../language/language";
import type { EventInfo } from "../../wire/messages";
import { momentOf } from "./moments";
import { needs } from "./needs";
import { resultOf } from "./results";
import { read, type KidoView } from "./table";

/** Events that belong together. */
export interface Part {
  kind: "search" | "raid" | "strike" | "loss" | "over";
  /** What is attacked, as the rules name it. */
  target: string;
  events: EventInfo[];
}

/** Between two scenes: a new turn, and what squadrons do on orders. */
const QUIET = new Set([
  "loaded",
  "turn-began",
  "low-cap-over",
  "counters-returned",
  "must-land",
  "launched",
  "flew",
  "landed",
  "readied",
  "turned-back",
]);
const LOSSES = new Set(["squadron-lost", "us-removed", "tie-die"]);
export function scenes(
  events: EventInfo[],
  before: View,
  after: View,
  _seat: string | null,
  language: Language,
): Scene[] {
  const [then, now] = [read(before), read(after)];
  return parts(events, then).flatMap((part): Scene[] => {
    const all = timed(beats(part, then, language));
    const result = resultOf(part, then, now, all, language);
    if (!result) return [];
    const moment = momentOf(part, then, now, language);
    return [{ title: titleOf(part, language), beats: all, result, cast: castOf(part, then, now), moment }];
  });
}

function parts(events: EventInfo[], before: KidoView): Part[] {
  const found: Part[] = [];
  let open: Part | null = null;
  const begin = (kind: Part["kind"], target = "kido-butai"): Part => {
    const part: Part = { kind, target, events: [] };
    found.push(part);
    return part;
  };
  if (before.battle) open = begin(before.battle.at === "kido-butai" ? "raid" : "strike", before.battle.at);
  for (const event of events) {
    const { kind, params } = event;
    const fighting: boolean = open?.kind === "raid" || open?.kind === "strike";
    if (QUIET.has(kind)) open = null;
    else if (kind === "attack-began") open = begin("strike", String(params.target));
    else if (kind.endsWith("-searched")) open = open?.kind === "search" ? open : begin("search");
    else if (kind === "raid-began" || String(params.counter).endsWith("bomber"))
      open = open?.kind === "raid" ? open : begin("raid");
    else if (kind === "game-over") open = begin("over");
    else if (!fighting) open = LOSSES.has(kind) ? (open?.kind === "loss" ? open : begin("loss")) : null;
    open?.events.push(event);
  }
  return found.filter((part) => part.events.length);
}

// --- beats --------------------------------------------------------------------------------------------------------

function beats(part: Part, before: KidoView, language: Language): Beat[] {
  if (part.kind === "over") return [];
  const special = before.battle?.special === true || part.events.some(({ kind }) => kind === "special-attack");
  return volleys(part.events).map((events) => ({
    text: sentence(events, language),
    rolls: events.flatMap((event) => rollOf(event, needs(event, before, special))),
    events,
    ms: time(events),
  }));
}

const missed = ({ params }: EventInfo) => params.effect === "missed";

/** Events in the groups that are told together: counters from one cup, misses in a row, targets, squadrons lost alike. */
function volleys(events: EventInfo[]): EventInfo[][] {
  const told: EventInfo[][] = [];
  for (const event of events) {
    const last = told.at(-1);
    if (last?.[0] && (event.kind === "raid-began" || alike(last[0], event))) last.push(event);
    else told.push([event]);
  }
  return told;
}

function alike(one: EventInfo, other: EventInfo): boolean {
  if (one.kind !== other.kind) return false;
  if (one.kind === "drew") return cup(one) === cup(other);
  if (one.kind === "squadron-lost") return one.params.cause === other.params.cause;
  if (one.kind === "bombed") return missed(one) && missed(other) && one.params.ship === other.params.ship;
  if (one.kind === "fired" || one.kind === "flak") return missed(one) && missed(other);
  return one.kind === "targeted" || one.kind === "sunk";
}

const cup = ({ params }: EventInfo) => String(params.counter).replace("no-", "");

function sentence(events: EventInfo[], language: Language): string {
  const [first] = events;
  if (!first) return "";
  const ships = events.map(({ params }) => String(params.ship));
  if (first.kind === "drew") {
    const drawn = events.filter(({ params }) => params.counter === cup(first)).length;
    const dummies = events.filter(({ kind }) => kind === "drew").length - drawn;
    return language.say("kb-scene-drew", { cup: cup(first), count: drawn, dummies });
  }
  if (events.length === 1) return language.event(first);
  if (first.kind === "squadron-lost") {
    const squadron = events.map(({ params }) => String(params.squadron));
    return language.say("event-squadron-lost-several", { ...first.params, squadron });
  }
  if (first.kind === "targeted" || first.kind === "sunk") return events.map((event) => language.event(event)).join(" ");
  return language.say(`kb-scene-missed-${first.kind}`, { count: events.length, ship: ships[0] ?? "", ships });
}

function rollOf({ kind, params }: EventInfo, least: string | null): Roll[] {
  if (typeof params.die !== "number") return [];
  const hit = kind.endsWith("-searched") ? params.found === 1 : params.effect !== "missed";
  return [{ face: params.die, needs: least, hit }];
}

function time(events: EventInfo[]): number {
  const [first] = events;
  if (!first) return 0;
  const more = events.length - 1;
  if (first.kind === "drew") return Math.min(600 + 400 * more, 2000);
  if (first.kind === "sunk") return SINKING + 700 * more;
  if (missed(first)) return Math.min(500 + 250 * more, 1200);
  if (first.kind.endsWith("-searched")) return 1200;
  return typeof first.params.die === "number" || first.kind === "damaged" || LOSSES.has(first.kind) ? 1000 : 700;
}

/** A scene in which a carrier sinks gets to it sooner. */
function timed(all: Beat[]): Beat[] {
  return shortened(all, all.some(({ ms }) => ms >= SINKING) ? 2500 : 4000);
}

// --- who against whom ---------------------------------------------------------------------------------------------

function titleOf({ kind, target, events }: Part, language: Language): string {
  if (kind === "strike") return language.say("kb-scene-strike", { target });
  const sides = new Set(events.map((event) => event.kind));
  if (kind !== "search" || sides.size > 1) return language.say(`kb-scene-${kind}`);
  return language.say(sides.has("us-searched") ? "kb-scene-search-us" : "kb-scene-search-japan");
}

function castOf({ kind, target, events }: Part, before: KidoView, after: KidoView): string[] {
  if (kind !== "raid" && kind !== "strike") return [];
  const named = events.flatMap(({ params }) => (typeof params.ship === "string" ? [params.ship] : []));
  if (named.length) return [...new Set(named)];
  if (kind === "raid") return before.ships.filter(({ condition }) => condition !== "sunk").map(({ name }) => name);
  return after.us_ships.filter(({ place }) => place === target).map(({ name }) => name);
}
