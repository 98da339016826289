// What a step of fire meant, in one line: who fired at whom, what was hit, and what that leaves.
import { capital, type Language } from "../../language/language";
import type { EventInfo } from "../../wire/messages";
import { isHit, list, number, text, unique, type Telling } from "./scenes";
import { SEATS, shipNamed, type Midway } from "./view";

/** More ships than these are told by their number. */
const NAMED = 3;

/** How many, and the type, of an air unit in the notation: s1/2d3a-b@akagi are two D3As. */
function typeOf(word: string): [string, number] {
  const [, count, type] = /^(?:[sc]\d+\/)?(\d*)([a-z]\w*?)(?:-.*)?(?:@.*)?$/.exec(word) ?? [];
  return [type ?? word, Number(count) || 1];
}

/** Air units by type: 2 Zeros and 1 Val. */
export function planes(words: string[], language: Language): string[] {
  const counts = new Map<string, number>();
  for (const [type, count] of words.map(typeOf)) counts.set(type, (counts.get(type) ?? 0) + count);
  return [...counts].map(([type, count]) => `${count} ${language.say(`plane-${type}`, { count })}`);
}

/** Ships by name, many of them by their number. */
function ships(names: string[], language: Language): string[] {
  if (names.length > NAMED) return [language.say("bm-scene-ships", { count: names.length })];
  return names.map((name) => language.name(name));
}

const fires = (weapon: string): boolean => weapon === "flak" || weapon === "gun";

/** Who rolled these dice: air units by type, ships by name. */
export function firersOf(rolls: EventInfo[], language: Language): string[] {
  const words = rolls.map((one) => text(one, "firer"));
  return fires(text(rolls[0] as EventInfo, "weapon")) ? ships(unique(words), language) : planes(words, language);
}

/** The aircraft that dice were rolled at: what was told once all of them had fallen. */
export function firedAt(group: EventInfo[], rolls: EventInfo[]): string[] {
  const fired = group.slice(group.indexOf(rolls.at(-1) as EventInfo)).find((one) => one.kind === "fired");
  return rolls[0]?.params["target"] === "aircraft" && fired ? list(fired, "units") : [];
}

/** The losses of each side: Japan loses 2 Zeros and 1 Val. */
export function lossesText(lost: EventInfo[], language: Language): string[] {
  return SEATS.flatMap((seat) => {
    const own = lost.filter((one) => one.params["seat"] === seat).map((one) => text(one, "unit"));
    return own.length ? [language.say("bm-scene-loses", { seat, planes: planes(own, language) })] : [];
  });
}

/** Fire at aircraft: two Zeros fire at three Kates, one hit. */
function aircraftText(group: EventInfo[], language: Language): string[] {
  const found: string[] = [];
  let rolls: EventInfo[] = [];
  for (const event of group) {
    if (event.kind === "rolled") rolls.push(event);
    if (event.kind !== "fired" || !rolls.length) continue;
    const weapon = text(rolls[0] as EventInfo, "weapon");
    found.push(
      language.say("bm-scene-fired", {
        weapon,
        who: firersOf(rolls, language),
        count: weapon === "flak" ? 1 : rolls.length,
        at: planes(list(event, "units"), language),
        hits: number(event, "hits"),
      }),
    );
    rolls = [];
  }
  return found;
}

/** Hits that are not yet anybody's loss: their owner has still to choose. */
function owedText(group: EventInfo[], lost: EventInfo[], language: Language): string[] {
  return SEATS.flatMap((seat) => {
    const at = group.filter((one) => one.kind === "fired" && one.params["seat"] !== seat);
    const hits = at.reduce((sum, one) => sum + number(one, "hits"), 0);
    const there = Math.max(0, ...at.map((one) => planesCount(list(one, "units"))));
    const left = Math.min(hits, there) - lost.filter((one) => one.params["seat"] === seat).length;
    return left > 0 ? [language.say("bm-scene-owes", { seat, count: left })] : [];
  });
}

const planesCount = (words: string[]): number => words.reduce((sum, word) => sum + typeOf(word)[1], 0);

/** Bombs, torpedoes and shells by target: who dropped, how often it was hit, what is left of it. */
function shipsText(group: EventInfo[], after: Midway, language: Language): string[] {
  const of = (kind: string, ship: string) => group.find((one) => one.kind === kind && text(one, "ship") === ship);
  const rolled = group.filter((one) => one.kind === "rolled" && one.params["target"] !== "aircraft");
  const told = (kind: string) => group.filter((one) => one.kind === kind).map((one) => text(one, "ship"));
  const targets = unique([
    ...rolled.map((one) => text(one, "target")),
    ...told("hit"),
    ...told("sunk"),
    ...told("knocked-out"),
  ]);
  return targets.map((ship) => {
    const [hit, dice] = [of("hit", ship), rolled.filter((one) => text(one, "target") === ship)];
    const gone = of("sunk", ship) ? "sunk" : of("knocked-out", ship) ? "out" : null;
    const hits = hit ? number(hit, "hits") : dice.filter(isHit).length;
    const burns = shipNamed(after, ship)?.type !== "land";
    const firers = unique(dice.map((one) => text(one, "firer")));
    return language.say("bm-scene-struck", {
      ship,
      hits,
      who: dice.length ? firersOf(dice, language) : "none",
      count: fires(text((dice[0] ?? group[0]) as EventInfo, "weapon")) ? firers.length : dice.length,
      bonus: hit ? number(hit, "bonus") : 0,
      state: gone ?? (!hit ? "none" : burns ? "burns" : "damaged"),
      left: hit ? number(hit, "left") : 0,
      hp: shipNamed(after, ship)?.hp ?? 0,
    });
  });
}

/** Ships first, then fire at aircraft, what was lost, and what is still to be chosen. */
export function resultText(group: EventInfo[], { after, language }: Telling): string {
  const lost = group.filter((one) => one.kind === "air-unit-lost");
  const parts = [
    ...shipsText(group, after, language),
    ...aircraftText(group, language),
    ...lossesText(lost, language),
    ...owedText(group, lost, language),
  ];
  return `${capital(parts.join("; "))}.`;
}
