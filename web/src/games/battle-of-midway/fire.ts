// A step of fire in a battle as a scene: volleys, then what they did to ships and aircraft.
import { shortened, type Beat, type Moment, type Roll, type Scene } from "../../frame/scenes";
import type { Language } from "../../language/language";
import type { EventInfo } from "../../wire/messages";
import { against, number, text, type Telling } from "./scenes";
import { SEATS, type Midway, type Ship } from "./view";

export const isCarrier = (ship: Ship | undefined): boolean => ship?.type === "carrier";
export const shipNamed = (view: Midway, name: string): Ship | undefined =>
  view.ships.find((ship) => ship.name === name);

export function fireScene(group: EventInfo[], telling: Telling): Scene[] {
  const { after, language, attacker, zone } = telling;
  const rolled = group.filter((one) => one.kind === "rolled");
  const damage = group.filter((one) => one.kind === "hit");
  const lost = group.filter((one) => one.kind === "air-unit-lost");
  const gone = group.filter((one) => one.kind === "sunk" || one.kind === "knocked-out");
  // A target that was named is told with its dice.
  if (!rolled.length && !damage.length && !lost.length && !gone.length) return [];
  const targets = unique(rolled.map((one) => text(one, "target")).filter((name) => name !== "aircraft"));
  const result = resultText(rolled, damage, gone, lost, language);
  const cast = unique([...targets, ...damage.map((one) => text(one, "ship"))]).flatMap(
    (name) => shipNamed(after, name)?.id ?? [],
  );
  return [
    {
      title: targets.length ? language.say("bm-scene-on", { ships: targets }) : titleOf(group, telling),
      beats: rolled.length || damage.length ? beatsOf(rolled, damage, gone, lost, telling) : [],
      result,
      cast: [...cast, ...(zone ? [zone] : [])],
      moment: momentOf(damage, gone, telling),
      minor: !rolled.length && !damage.length && !gone.length,
    },
  ];

  function titleOf([first]: EventInfo[], { before }: Telling): string {
    const fought = before.battle ?? after.battle;
    const seat = first ? text(first, "seat") : "";
    return fought || zone ? against(language, attacker, zone) : language.name(seat);
  }
}

const unique = (words: string[]): string[] => [...new Set(words)];

/** Consecutive dice of one weapon at one target are a volley. */
function volleys(rolled: EventInfo[]): EventInfo[][] {
  const found: EventInfo[][] = [];
  const key = (event: EventInfo): string =>
    ["seat", "weapon", "target", "area"].map((param) => text(event, param)).join(" ");
  for (const event of rolled) {
    const last = found.at(-1);
    if (last?.[0] && key(last[0]) === key(event)) last.push(event);
    else found.push([event]);
  }
  return found;
}

const isHit = (event: EventInfo): boolean => event.params["effect"] === "hit";

function beatsOf(
  rolled: EventInfo[],
  damage: EventInfo[],
  gone: EventInfo[],
  lost: EventInfo[],
  { after, language }: Telling,
): Beat[] {
  const beats: Beat[] = [];
  let missed: Beat | null = null;
  for (const volley of volleys(rolled)) {
    const beat = volleyBeat(volley, language);
    const hit = volley.some(isHit);
    // Misses one after another share a beat.
    if (!hit && missed) {
      missed.text += ` ${beat.text}`;
      missed.rolls.push(...beat.rolls);
      missed.events.push(...beat.events);
      continue;
    }
    missed = hit ? null : beat;
    beats.push(beat);
  }
  if (damage.length)
    beats.push({ text: damage.map((one) => damageText(one, language)).join(" "), rolls: [], events: damage, ms: 1000 });
  const said = lossesText(lost, language);
  const short = shortened(
    said.length ? [...beats, { text: `${said.join("; ")}.`, rolls: [], events: lost, ms: 1000 }] : beats,
    gone.length ? 3000 : 6000,
  );
  if (!gone.length) return short;
  const carrier = gone.some((one) => isCarrier(shipNamed(after, text(one, "ship"))));
  const sinks = gone.map((one) => language.event(one)).join(" ");
  return [...short, { text: sinks, rolls: [], events: gone, ms: carrier ? 4000 : 1500 }];
}

function volleyBeat(volley: EventInfo[], language: Language): Beat {
  const [first] = volley as [EventInfo];
  const weapon = text(first, "weapon");
  const air = weapon === "flak" || weapon === "gun" ? "none" : planesText(volley, "firer", language);
  const firers = air === "none" ? unique(volley.map((one) => text(one, "firer"))) : [air];
  const rolls = volley.map((one): Roll => ({
    face: number(one, "die"),
    needs: `${number(one, "needed")}-`,
    hit: isHit(one),
  }));
  const params = { weapon, firers: firers.map((one) => language.name(one)), target: text(first, "target") };
  const ms = rolls.some((roll) => roll.hit) ? 1000 : 500;
  return { text: language.say("bm-scene-volley", params), rolls, events: [...volley], ms };
}

const damageText = (event: EventInfo, language: Language): string =>
  language.say("bm-scene-damage", {
    ship: text(event, "ship"),
    hits: number(event, "hits"),
    bonus: number(event, "bonus"),
    left: number(event, "left"),
  });

/** The type of an air unit in the notation: s1/d3a-b@akagi is a D3A. */
const typeOf = (word: string): string => /^(?:[sc]\d+\/)?\d*([a-z]\w*?)(?:-.*)?(?:@.*)?$/.exec(word)?.[1] ?? word;

/** Air units by type, each as often as it is named: 2 Zeros, 1 Val. */
function planesText(events: EventInfo[], param: string, language: Language): string {
  const counts = new Map<string, number>();
  for (const event of events) {
    const type = typeOf(text(event, param));
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return [...counts].map(([type, count]) => `${count} ${language.say(`plane-${type}`, { count })}`).join(", ");
}

/** The losses of each side: Japan loses 2 Zeros, 1 Val. */
export function lossesText(lost: EventInfo[], language: Language): string[] {
  return SEATS.flatMap((seat) => {
    const own = lost.filter((one) => one.params["seat"] === seat);
    return own.length ? [language.say("bm-scene-loses", { seat, planes: planesText(own, "unit", language) })] : [];
  });
}

/** What it meant: ships first, then aircraft; hits whose losses are still to be chosen by number. */
function resultText(
  rolled: EventInfo[],
  damage: EventInfo[],
  gone: EventInfo[],
  lost: EventInfo[],
  language: Language,
): string {
  const sunk = gone.map((one) => text(one, "ship"));
  const parts = gone.map((one) => language.say(`bm-scene-${one.kind}`, { ship: text(one, "ship") }));
  for (const one of damage)
    if (!sunk.includes(text(one, "ship")))
      parts.push(language.say("bm-scene-hit", { ship: text(one, "ship"), hits: number(one, "hits") }));
  parts.push(...lossesText(lost, language));
  const hits = rolled.filter(isHit).length;
  return parts.length ? `${parts.join("; ")}.` : language.say("bm-scene-hits", { hits });
}

function momentOf(damage: EventInfo[], gone: EventInfo[], { after, language }: Telling): Moment | null {
  const sunk = gone.filter((one) => one.kind === "sunk" && isCarrier(shipNamed(after, text(one, "ship"))));
  const ships = sunk.map((one) => text(one, "ship"));
  if (sunk[0])
    return {
      kind: "sunk",
      title: language.say("bm-moment-sunk", { ships, count: ships.length }),
      text: language.say("bm-moment-sunk-left", { seat: text(sunk[0], "seat"), count: afloat(after, sunk[0]) }),
      side: text(sunk[0], "seat"),
    };
  const field = gone.find((one) => shipNamed(after, text(one, "ship"))?.id === "airfield");
  if (field)
    return {
      kind: "field",
      title: language.say("bm-moment-field"),
      text: language.say("bm-moment-field-out"),
      side: "usn",
    };
  const loaded = damage.find((one) => number(one, "bonus") > 0 && isCarrier(shipNamed(after, text(one, "ship"))));
  if (!loaded) return null;
  const ship = text(loaded, "ship");
  return {
    kind: "hit",
    title: language.say("bm-moment-hit", { ship }),
    text: damageText(loaded, language),
    side: text(loaded, "seat"),
  };
}

/** Carriers that a side has left. */
const afloat = (view: Midway, { params }: EventInfo): number =>
  view.ships.filter((ship) => isCarrier(ship) && ship.side === params["seat"] && ship.zone !== "gone").length;
