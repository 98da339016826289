// A step of fire in a battle as a scene: volleys, then what they did to ships and aircraft.
import { shortened, type Beat, type Moment, type Roll, type Scene } from "../../frame/scenes";
import type { Language } from "../../language/language";
import type { EventInfo } from "../../wire/messages";
import { against, isHit, number, text, unique, type Telling } from "./scenes";
import { firedAt, firersOf, lossesText, planes, resultText } from "./results";
import { isCarrier, shipNamed, type Midway } from "./view";

export function fireScene(group: EventInfo[], telling: Telling): Scene[] {
  const { after, language, attacker, zone } = telling;
  const rolled = group.filter((one) => one.kind === "rolled");
  const damage = group.filter((one) => one.kind === "hit");
  const lost = group.filter((one) => one.kind === "air-unit-lost");
  const gone = group.filter((one) => one.kind === "sunk" || one.kind === "knocked-out");
  // A target that was named is told with its dice.
  if (!rolled.length && !damage.length && !lost.length && !gone.length) return [];
  const targets = unique(rolled.map((one) => text(one, "target")).filter((name) => name !== "aircraft"));
  const result = resultText(group, telling);
  const cast = unique([...targets, ...damage.map((one) => text(one, "ship"))]).flatMap(
    (name) => shipNamed(after, name)?.id ?? [],
  );
  return [
    {
      title: targets.length ? language.say("bm-scene-on", { ships: targets }) : titleOf(group, telling),
      beats: rolled.length || damage.length ? beatsOf(group, rolled, damage, gone, lost, telling) : [],
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

function beatsOf(
  group: EventInfo[],
  rolled: EventInfo[],
  damage: EventInfo[],
  gone: EventInfo[],
  lost: EventInfo[],
  { after, language }: Telling,
): Beat[] {
  const beats: Beat[] = [];
  let missed: Beat | null = null;
  for (const volley of volleys(rolled)) {
    const beat = volleyBeat(volley, firedAt(group, volley), language);
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
    gone.length ? 2500 : 4000,
  );
  if (!gone.length) return short;
  const carrier = gone.some((one) => isCarrier(shipNamed(after, text(one, "ship"))));
  const sinks = gone.map((one) => language.event(one)).join(" ");
  return [...short, { text: sinks, rolls: [], events: gone, ms: carrier ? 4000 : 1500 }];
}

function volleyBeat(volley: EventInfo[], at: string[], language: Language): Beat {
  const [first] = volley as [EventInfo];
  const weapon = text(first, "weapon");
  const firers = firersOf(volley, language);
  const rolls = volley.map((one): Roll => ({
    face: number(one, "die"),
    needs: `${number(one, "needed")}-`,
    hit: isHit(one),
  }));
  const target = at.length ? planes(at, language) : text(first, "target");
  const params = { weapon, firers, target };
  const ms = rolls.some((roll) => roll.hit) ? 1000 : 700;
  return { text: language.say("bm-scene-volley", params), rolls, events: [...volley], ms };
}

const damageText = (event: EventInfo, language: Language): string =>
  language.say("bm-scene-damage", {
    ship: text(event, "ship"),
    hits: number(event, "hits"),
    bonus: number(event, "bonus"),
    left: number(event, "left"),
  });

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
