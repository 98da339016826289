// What happened in The Battle of Midway as scenes: searches, battles step by step, and one line for what flew and sailed.
import type { GameModule, View } from "../../frame/board";
import { shortened, type Beat, type Moment, type Scene } from "../../frame/scenes";
import type { Language } from "../../language/language";
import type { EventInfo } from "../../wire/messages";
import { fireScene } from "./fire";
import { planes } from "./results";
import { SEATS, isCarrier, midway, other, shipNamed, zoneName, type Midway, type Seat } from "./view";

/** What makes a scene may need: both views, whose eyes, which language, and where the battle of the moment is. */
export interface Telling {
  before: Midway;
  after: Midway;
  seat: string | null;
  language: Language;
  zone: string;
  attacker: Seat;
}

const FIRE = new Set(["rolled", "fired", "targeted", "gun-target", "hit", "sunk", "knocked-out", "air-unit-lost"]);
const SEARCH = new Set(["search-began", "search-rolled"]);
const VERDICT = new Set(["search-succeeded", "search-failed", "shadowing-succeeded", "shadowing-failed"]);
const OPENING = new Set(["battle-began", "defends", "attacks", "escort-joined", "escort-alone", "entered"]);
/** One line each, several of a kind together. */
const FLOWN = new Set(["strike-launched", "strike-flew"]);
/** The same, though only where the other side does it. */
const MOVED = new Set([
  "task-force-moved",
  "task-force-lost",
  "transports-moved",
  "intercepted",
  "went-in",
  "reinforced",
]);
const TOLD = new Set(["points", "transports-arrived"]);

export const scenes: NonNullable<GameModule["scenes"]> = (events, before, after, seat, language) => {
  return groups(events).flatMap((group) => sceneOf(group, telling(events, group, before, after, seat, language)));
};

/** The battle of a group is the last that began before it, else the one that was under way. */
function telling(
  events: EventInfo[],
  group: EventInfo[],
  before: View,
  after: View,
  seat: string | null,
  language: Language,
): Telling {
  const [was, is] = [midway(before), midway(after)];
  const upTo = events.slice(0, events.indexOf(group.at(-1) as EventInfo) + 1);
  const began = upTo.findLast((one) => one.kind === "battle-began");
  const battle = was.battle ?? is.battle;
  const zone = began ? text(began, "zone") : battle ? zoneName(battle.zone) : "";
  const attacker = began ? (text(began, "attacker") as Seat) : (SEATS[battle?.attacker ?? 0] ?? "ijn");
  return { before: was, after: is, seat, language, zone, attacker };
}

export const text = (event: EventInfo, param: string): string => String(event.params[param] ?? "");
export const number = (event: EventInfo, param: string): number => Number(event.params[param] ?? 0);
export const list = ({ params }: EventInfo, param: string): string[] => {
  const given = params[param];
  return Array.isArray(given) ? given.map(String) : [];
};
export const isHit = (event: EventInfo): boolean => event.params["effect"] === "hit";
export const unique = (words: string[]): string[] => [...new Set(words)];

/** Events that are told together, in order. What needs no telling is left out. */
function groups(events: EventInfo[]): EventInfo[][] {
  const found: EventInfo[][] = [];
  let key = "";
  for (const event of events) {
    const next = groupKey(event, key);
    const last = found.at(-1);
    if (next && next === key && last) last.push(event);
    else if (next) found.push([event]);
    if (next) key = next;
    else if (event.kind === "round-began" || event.kind === "battle-ended") key = "";
  }
  return found;
}

function groupKey(event: EventInfo, before: string): string {
  const { kind } = event;
  if (FIRE.has(kind)) return fireKey(event, before);
  if (SEARCH.has(kind) || VERDICT.has(kind)) return `search ${text(event, "seat")} ${text(event, "zone")}`;
  if (kind === "located") return before.startsWith("search ") ? before : `located ${text(event, "zone")}`;
  if (OPENING.has(kind)) return "opening";
  if (FLOWN.has(kind)) return kind;
  if (MOVED.has(kind)) return `${kind} ${text(event, "seat")}`;
  return TOLD.has(kind) || kind === "invasion" || kind === "game-over" ? `${kind} ${text(event, "zone")}` : "";
}

/** Fire at aircraft in one area is a step; so are all bombs and torpedoes of a round, and a ship's guns. */
function fireKey(event: EventInfo, before: string): string {
  const weapon = text(event, "weapon");
  if (event.kind === "targeted") return "fire ordnance";
  if (event.kind === "gun-target") return "fire guns";
  if (weapon === "bomb" || weapon === "torpedo") return "fire ordnance";
  if (weapon === "gun") return "fire guns";
  if (event.kind === "rolled") return `fire ${text(event, "board")} ${text(event, "area")}`;
  return before.startsWith("fire ") ? before : "fire after";
}

function sceneOf(group: EventInfo[], telling: Telling): Scene[] {
  const [first] = group;
  if (!first) return [];
  if (FIRE.has(first.kind)) return fireScene(group, telling);
  if (SEARCH.has(first.kind) || VERDICT.has(first.kind)) return searchScene(group, telling);
  if (OPENING.has(first.kind)) return openingScene(group, telling);
  if (first.kind === "located") return [line(first, first.kind, telling, locatedMoment(first, telling))];
  if (FLOWN.has(first.kind) || MOVED.has(first.kind)) return movesScene(group, telling);
  if (first.kind === "invasion") return [line(first, first.kind, telling, landedMoment(first, telling))];
  return group.map((one) => line(one, one.kind, telling, one.kind === "game-over" ? overMoment(one, telling) : null));
}

/** A scene that is its result alone, in the words of the log. */
function line(event: EventInfo, kind: string, { language }: Telling, moment: Moment | null = null): Scene {
  const zone = text(event, "zone");
  return {
    title: zone ? language.say("bm-zone", { zone }) : language.say(kind === "points" ? "bm-scene-score" : "bm-midway"),
    beats: [],
    result: language.event(event),
    cast: zone ? [zone] : [],
    moment,
  };
}

// --- searches ---------------------------------------------------------------------------------------------------------

/** The best die of the patrols against the one of the task force; ties go to the patrols. */
function searchScene(group: EventInfo[], telling: Telling): Scene[] {
  const { language } = telling;
  const verdict = group.find((one) => VERDICT.has(one.kind));
  // Dice thrown by hand come one by one: there is nothing to tell before the last.
  if (!verdict) return [];
  const seat = text(verdict, "seat") as Seat;
  const [zone, best, die] = [text(verdict, "zone"), number(verdict, "best"), number(verdict, "die")];
  const found = verdict.kind.endsWith("succeeded");
  const dice = group.filter((one) => one.kind === "search-rolled");
  const rolls = dice.map((one) => number(one, "die")).map((face) => ({ face, needs: `${die}+`, hit: face >= die }));
  const beats: Beat[] = [];
  if (rolls.length)
    beats.push({
      text: language.say("bm-scene-searches", { seat, zone, dice: rolls.length }),
      rolls,
      events: group.filter((one) => SEARCH.has(one.kind)),
      ms: 1200,
    });
  beats.push({
    text: language.say("bm-scene-hides", { zone, best }),
    rolls: [{ face: die, needs: `${best + 1}+`, hit: die > best }],
    events: group.filter((one) => !SEARCH.has(one.kind)),
    ms: found ? 1200 : 700,
  });
  return [
    {
      title: language.say("bm-scene-search", { seat, zone }),
      beats,
      result: language.say(`bm-scene-${verdict.kind}`, { seat, zone }),
      cast: [zone],
      moment: found ? contactMoment(verdict, telling) : null,
      minor: verdict.kind === "shadowing-succeeded" || verdict.kind === "search-failed",
    },
  ];
}

/** Contact that was made, not kept. */
const contactMoment = (verdict: EventInfo, telling: Telling): Moment | null =>
  verdict.kind === "search-succeeded"
    ? seenMoment(other(text(verdict, "seat") as Seat), text(verdict, "zone"), telling)
    : null;

const locatedMoment = (event: EventInfo, telling: Telling): Moment | null =>
  seenMoment(text(event, "seat") as Seat, text(event, "zone"), telling);

/** Carriers that come in sight while none of their side is: that decides games. */
function seenMoment(side: Seat, zone: string, { before, after, seat, language }: Telling): Moment | null {
  const carriers = (view: Midway) => view.ships.filter((ship) => isCarrier(ship) && ship.side === side);
  const inZone = (view: Midway) => carriers(view).flatMap((ship) => (ship.zone === zone ? [ship.name] : []));
  const ships = inZone(after).length ? inZone(after) : inZone(before);
  if (!ships.length || carriers(before).some((ship) => before.located[side].includes(ship.zone))) return null;
  const kind = side === seat ? "sighted" : "found";
  return {
    kind,
    title: language.say(`bm-moment-${kind}`, { seat: side }),
    text: language.say("bm-moment-found-where", { ships, zone }),
    side: other(side),
  };
}

// --- how a battle begins ----------------------------------------------------------------------------------------------

function openingScene(group: EventInfo[], { language, zone, attacker, after }: Telling): Scene[] {
  const began = group.find((one) => one.kind === "battle-began");
  const beats: Beat[] = [];
  for (const event of group) {
    if (event.kind === "battle-began") continue;
    const die = event.kind === "entered" ? number(event, "die") : 0;
    const rolls = die ? [{ face: die, needs: null, hit: false }] : [];
    beats.push({ text: language.event(event), rolls, events: [event], ms: 600 });
  }
  if (!began && !beats.length) return [];
  const entered = group.filter((one) => one.kind === "entered");
  const units = entered.flatMap((one) => list(one, "units"));
  const areas = unique(entered.map((one) => language.name(text(one, "area"))));
  const result = began
    ? language.event(began)
    : entered.length
      ? language.say("bm-scene-entered", { planes: planes(units, language), areas })
      : language.event(group.at(-1) as EventInfo);
  const cast = after.ships.filter((ship) => ship.zone === zone).map((ship) => ship.id);
  return [{ title: against(language, attacker, zone), beats: shortened(beats), result, cast, moment: null }];
}

export const against = (language: Language, attacker: Seat, zone: string): string =>
  language.say("bm-scene-against", { attacker, defender: other(attacker), zone: zone || "none" });

// --- what flew and sailed ---------------------------------------------------------------------------------------------

function movesScene(group: EventInfo[], telling: Telling): Scene[] {
  const { after, seat, language } = telling;
  const [first] = group;
  if (!first) return [];
  const home = shipNamed(after, text(first, "ship"));
  const side = text(first, "seat") || home?.side || (first.kind === "transports-moved" ? "ijn" : "");
  if (MOVED.has(first.kind) && side === seat) return [];
  const zones = [...new Set(group.map((one) => text(one, "zone") || text(one, "start")))].filter((zone) => zone);
  const several = group.length > 1;
  return [
    {
      title: language.name(side),
      beats: [],
      result: several
        ? language.say(`bm-scene-${first.kind}`, { seat: side, count: group.length, zones })
        : language.event(first),
      cast: zones,
      moment: null,
      minor: true,
    },
  ];
}

// --- what ends a game -------------------------------------------------------------------------------------------------

function landedMoment(event: EventInfo, { language }: Telling): Moment | null {
  if (!number(event, "points")) return null;
  return { kind: "landed", title: language.say("bm-moment-landed"), text: language.event(event), side: "ijn" };
}

function overMoment(event: EventInfo, { language }: Telling): Moment {
  const [level, winner] = [text(event, "level"), text(event, "winner")];
  const points = { ijn: number(event, "ijn"), usn: number(event, "usn") };
  return {
    kind: "over",
    title: language.say("bm-moment-over", { level }),
    text: language.say("event-points", points),
    side: winner || null,
  };
}
