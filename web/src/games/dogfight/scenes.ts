// What happened in the sky, as scenes: a combat each, flights that cost something, flights of the enemy, bids, the end.
import type { View } from "../../frame/board";
import type { Beat, Moment, Roll, Scene } from "../../frame/scenes";
import type { Language } from "../../language/language";
import type { EventInfo } from "../../wire/messages";
import { chance, type Guns } from "./odds";
import { Layout, read, SIDES, type Both, type Colour, type DogfightView, type Side } from "./table";

const MISS = 500;
const HIT = 1000;
const LOSS = 1500;
const CARRIER = 4000;

type Fight = { attacker: string; defender: string };
interface Stretch {
  kind: "combat" | "flight" | "bids" | "midway" | "over";
  fight: Fight | null;
  aircraft: string;
  events: EventInfo[];
}

interface Told {
  before: DogfightView;
  after: DogfightView;
  seat: string | null;
  language: Language;
}

export function scenes(
  events: EventInfo[],
  before: View,
  after: View,
  seat: string | null,
  language: Language,
): Scene[] {
  const told: Told = { before: read(before), after: read(after), seat, language };
  const found: Scene[] = [];
  for (const one of stretches(events, told.before)) {
    const weighty = one.events.some(({ kind }) => kind === "destroyed" || kind === "carrier-bombed");
    if (one.kind === "flight" && !weighty) {
      if (side(told, one.aircraft) !== seat && one.events.some(({ kind }) => kind === "moved"))
        found.push(flight(one, told));
      continue;
    }
    const scene = played(one, told);
    if (scene) found.push(scene);
  }
  return found;
}

/** Events by what they belong to. A message may begin in the middle of a combat or of a Flight. */
function stretches(events: EventInfo[], before: DogfightView): Stretch[] {
  const found: Stretch[] = [];
  let now: Stretch | null = before.combat
    ? { kind: "combat", fight: before.combat, aircraft: "", events: [] }
    : before.moving
      ? { kind: "flight", fight: null, aircraft: before.moving.aircraft, events: [] }
      : null;
  if (now) found.push(now);
  for (const event of events) {
    const begun = beginning(event);
    if (begun) found.push((now = begun));
    else if (event.kind === "battle-ended" && !now) found.push((now = stretch("over")));
    now?.events.push(event);
    if (["initiative-passed", "combat-ended", "bids-shown", "round-began"].includes(event.kind)) now = null;
  }
  return found.filter((one) => one.events.length);
}

const stretch = (kind: Stretch["kind"], aircraft = "", fight: Fight | null = null): Stretch => ({
  kind,
  fight,
  aircraft,
  events: [],
});

function beginning({ kind, params }: EventInfo): Stretch | null {
  if (kind === "combat-began")
    return stretch("combat", "", { attacker: String(params["attacker"]), defender: String(params["defender"]) });
  if (kind === "flight-began") return stretch("flight", String(params["aircraft"]));
  if (kind === "bids-shown") return stretch("bids");
  return kind === "midway-counted" ? stretch("midway") : null;
}

const side = ({ before }: Told, aircraft: string): Side =>
  before.aircraft.find((one) => one.name === aircraft)?.side ?? (aircraft.startsWith("U") ? "usa" : "japan");

function played(one: Stretch, told: Told): Scene | null {
  const { language } = told;
  const moment = deciding(one.events, told);
  if (one.kind === "combat" && one.fight) return combat(one.fight, one.events, moment, told);
  if (one.kind === "flight") return lostFlight(one, moment, told);
  const title = language.say(`df-scene-${one.kind}`);
  const sentences = one.events.filter(({ kind }) =>
    ["bids-shown", "midway-counted", "scored", "battle-ended"].includes(kind),
  );
  return { title, beats: [], result: sentences.map((event) => language.event(event)).join(" "), cast: [], moment };
}

// --- flights ---------------------------------------------------------------------------------------------------------

const beat = (text: string, events: EventInfo[], ms: number, rolls: Roll[] = []): Beat => ({ text, rolls, events, ms });

/** What others flew without losing or winning by it: how, where it is now, and whom it threatens there. A line, as far as it flies. */
function flight({ aircraft, events }: Stretch, told: Told): Scene {
  const { language } = told;
  const steps = events.filter(({ kind }) => kind === "moved").map(({ params }) => params);
  const way = steps.map((step) => String(step["turn"]));
  return {
    title: language.say("df-scene-flight", { aircraft }),
    beats: [],
    result: language.say("df-scene-flew", { ...steps.at(-1), way }),
    cast: [aircraft],
    moment: null,
    minor: true,
    about: aircraft,
  };
}

function lostFlight(one: Stretch, moment: Moment | null, told: Told): Scene {
  const { language } = told;
  const { aircraft, events } = one;
  const weighty = events.filter(({ kind }) => kind === "destroyed" || kind === "carrier-bombed" || kind === "scored");
  const moved = events.filter(({ kind }) => kind === "moved" || kind === "swapped" || kind === "tile-laid");
  const beats = moved.length ? [beat(language.say("event-flight-began", { aircraft }), moved, MISS)] : [];
  for (const event of weighty)
    if (event.kind !== "scored")
      beats.push(beat(language.event(event), [event], event.kind === "destroyed" ? LOSS : CARRIER));
  const bombed = events.find(({ kind }) => kind === "carrier-bombed");
  const title = bombed
    ? language.say("df-scene-bombs", {
        aircraft: String(bombed.params["aircraft"]),
        side: String(bombed.params["side"]),
      })
    : language.say("event-flight-began", { aircraft });
  const result = weighty.map((event) => language.event(event)).join(" ");
  return { title, beats, result, cast: [aircraft], moment };
}

// --- combats ---------------------------------------------------------------------------------------------------------

const TOLD = ["plans-shown", "order-played", "planned-again", "card-exchanged", "card-replaced"];
const SHOTS = ["cards-shown", "firing-result", "destroyed", "carrier-bombed"];
const ENDS = ["no-firing", "firing-evaded"];
/** A Firing under this clause is that of a Thach Weave: whoever fires cannot be hit. */
const WEAVE = "DF-S1";

function combat(fight: Fight, events: EventInfo[], moment: Moment | null, told: Told): Scene | null {
  const { language, seat } = told;
  const kinds = new Set(events.map(({ kind }) => kind));
  const worth = [...TOLD, ...SHOTS, ...ENDS].some((kind) => kinds.has(kind));
  // Whoever attacks knows it; the other side hears of it before it plans.
  if (!worth && (!kinds.has("combat-began") || side(told, fight.attacker) === seat)) return null;
  const title = language.say("df-combat", { ...fight });
  const beats: Beat[] = [];
  let risk: Both<number> | null = null;
  // Who fires: in a Thach Weave a mate from outside the combat.
  let guns = fight;
  for (const [number, event] of events.entries()) {
    const { kind } = event;
    if (kind === "moved" || kind === "swapped" || kind === "tile-laid" || kind === "turned") {
      const last = beats.at(-1);
      if (last) last.events.push(event);
      else beats.push(beat(language.event(event), [event], MISS));
    } else if (kind === "combat-began" || TOLD.includes(kind) || ENDS.includes(kind))
      beats.push(beat(language.event(event), [event], MISS));
    else if (kind === "firing-began") {
      guns = event.clause === WEAVE ? woven(fight, events.slice(0, number), told) : fight;
      risk = risks(guns, event, events.slice(number), told) ?? risk;
      beats.push(beat(opening(guns, event, risk, told), [event], HIT));
    } else if (kind === "cards-shown") beats.push(...shots(event, events.slice(number), told));
    else if (kind === "destroyed") beats.push(beat(language.event(event), [event], LOSS));
    else if (kind === "carrier-bombed") beats.push(beat(language.event(event), [event], CARRIER));
  }
  const cast = [...new Set([fight.attacker, fight.defender, guns.attacker])];
  return { title, beats, result: meaning(guns, events, risk, told), cast, moment };
}

/** The aircraft that fires in a Thach Weave, and the enemy in the combat that it fires at. */
function woven(fight: Fight, events: EventInfo[], told: Told): Fight {
  const mate = events.findLast(({ params }) => params["card"] === "thach-weave")?.params["mate"];
  const attacker = [mate ?? []].flat().map(String)[0];
  if (attacker === undefined) return fight;
  return { attacker, defender: ofSide(fight, other(side(told, attacker)), told) };
}

const ofSide = (fight: Fight, wanted: Side, told: Told): string =>
  side(told, fight.attacker) === wanted ? fight.attacker : fight.defender;

/** How likely each side was to lose its aircraft, from the cards that were drawn; null where it cannot be told. */
function risks(fight: Fight, began: EventInfo, events: EventInfo[], told: Told): Both<number> | null {
  const shown = events.find(({ kind }) => kind === "cards-shown");
  const weave = began.clause === WEAVE;
  // An exchange of cards changes the odds.
  if (!shown || events.some(({ kind }) => kind.startsWith("card-exchanged"))) return null;
  const { figures } = new Layout(told.after);
  const guns = (one: Side): Guns => {
    const aircraft = told.before.aircraft.find((plane) => plane.name === ofSide(fight, one, told));
    const cards = shown.params[one];
    return {
      pile: figures.firing_cards[one],
      cards: Array.isArray(cards) ? cards.length : 0,
      bonus: figures.aircraft[aircraft?.role ?? "fighter"]?.firing_bonus ?? 0,
      ignored: weave ? 0 : (told.before.combat?.aileron_rolls[other(one)] ?? 0),
    };
  };
  const risk = (one: Side): number => {
    const seen = figures.colours[String(began.params[other(one)]) as Colour] as { area: string } | undefined;
    const safe = weave && one === side(told, fight.attacker);
    return seen?.area === "attack" && !safe ? chance(guns(other(one)), guns(one)) : 0;
  };
  return { usa: risk("usa"), japan: risk("japan") };
}

const other = (one: Side): Side => (one === "usa" ? "japan" : "usa");
const percent = (share: number): number => Math.round(share * 100);

/** Who fires, and how likely each is to be shot down. */
function opening(fight: Fight, event: EventInfo, risk: Both<number> | null, told: Told): string {
  const { language } = told;
  if (!risk) return language.event(event);
  const at = SIDES.filter((one) => risk[one] > 0);
  const sentences = at.map((one) =>
    language.say("df-scene-fires", {
      shooter: ofSide(fight, other(one), told),
      target: ofSide(fight, one, told),
      range: String(event.params[other(one)]),
      percent: percent(risk[one]),
    }),
  );
  return sentences.join(" ");
}

/** The cards as they turn over: the weaker hand first, then what had to beat it. */
function shots(shown: EventInfo, events: EventInfo[], { language }: Told): Beat[] {
  const result = events.find(({ kind }) => kind === "firing-result");
  const kill = events.some(({ kind }) => kind === "destroyed");
  const winner = result?.params["winner"];
  const drawn = (one: Side): number[] => [shown.params[one] ?? []].flat().map(Number);
  // In a Thach Weave only one side may have drawn.
  const order = (winner === "usa" ? [...SIDES].reverse() : SIDES).filter((one) => drawn(one).length);
  const beats = order.map((one, number) => {
    const faces = drawn(one);
    const best = Math.max(...faces);
    // Where a bonus or an ignored card counts, what was needed is not what is printed.
    const plain = result !== undefined && Number(result.params[one]) === best;
    const needs = number === 1 && plain ? `${Number(result.params[other(one)]) + 1}+` : null;
    const hit = (face: number) => kill && winner === one && face === best;
    const rolls = faces.map((face) => ({ face, needs, hit: hit(face) }));
    const text = language.say("df-scene-cards", { side: one, cards: faces.map(String), needs: needs ?? "none" });
    return beat(text, number === 0 ? [shown] : [], kill && winner === one ? HIT : MISS, rolls);
  });
  if (result) beats.at(-1)?.events.push(result);
  return beats;
}

/** What the combat came to. */
function meaning(fight: Fight, events: EventInfo[], risk: Both<number> | null, told: Told): string {
  const { language } = told;
  const find = (wanted: string) => events.findLast(({ kind }) => kind === wanted);
  const gone = find("destroyed");
  const bombed = find("carrier-bombed");
  if (gone) return lost(gone, fight, risk, told) + (find("scored") ? ` ${language.event(find("scored") ?? gone)}` : "");
  if (bombed) return language.event(bombed);
  const result = find("firing-result");
  if (result) return spared(result, fight, risk, told);
  if (find("firing-evaded")) {
    const evade = events.find(({ kind, params }) => kind === "order-played" && params["card"] === "evade");
    if (!evade) return language.say("event-firing-evaded");
    return language.say("df-scene-evaded", { aircraft: ofSide(fight, evade.params["side"] as Side, told) });
  }
  const shown = find("cards-shown");
  if (shown) return language.event(shown);
  if (find("no-firing")) return language.say("df-scene-no-shot", { ...fight });
  const order = find("order-played");
  if (order) return language.event(order);
  return language.say(find("plans-shown") ? "df-scene-goes-on" : "event-combat-began", { ...fight });
}

function lost(gone: EventInfo, fight: Fight, risk: Both<number> | null, told: Told): string {
  const aircraft = String(gone.params["aircraft"]);
  const target = side(told, aircraft);
  if (gone.params["cause"] !== "shot-down") return told.language.event(gone);
  const shooter = ofSide(fight, other(target), told);
  // After an exchange of cards the odds were others.
  if (!risk) return told.language.say("df-scene-down", { shooter, target: aircraft });
  return told.language.say("df-scene-shot-down", { shooter, target: aircraft, percent: percent(risk[target]) });
}

/** Nobody is hit: whoever was in the greater danger is told how great it was. */
function spared(result: EventInfo, fight: Fight, risk: Both<number> | null, told: Told): string {
  const [worse] = [...SIDES].sort((one, two) => (risk?.[two] ?? 0) - (risk?.[one] ?? 0));
  if (!risk || !worse) return told.language.say("df-scene-unhurt", { ...fight });
  const target = ofSide(fight, worse, told);
  const tie = result.params["winner"] === "tie" ? "yes" : "no";
  return told.language.say("df-scene-spared", { target, percent: percent(risk[worse]), tie });
}

// --- moments ---------------------------------------------------------------------------------------------------------

/** The end of the battle, by what brought it about. */
function deciding(events: EventInfo[], { language }: Told): Moment | null {
  const ended = events.find(({ kind }) => kind === "battle-ended");
  if (!ended) return null;
  const winner = String(ended.params["winner"]);
  const loser = winner === "usa" ? "japan" : "usa";
  const ending = String(ended.params["ending"]);
  const sunk = ending === "carrier-bombed";
  const named = sunk || ending === "bombers-destroyed";
  return {
    kind: sunk ? "sunk" : "over",
    title: language.say(named ? `df-moment-${ending}` : "df-moment-over", { side: loser }),
    text: language.event(ended),
    side: winner === "draw" ? null : winner,
  };
}
