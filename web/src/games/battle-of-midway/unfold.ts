// A battle as far as it was told: who came in where, flew on or fell, while the view is still the one before all that.
import type { EventInfo } from "../../wire/messages";
import { AREAS } from "./rings";
import { kindWord, type AirUnit, type Battle, type Midway } from "./view";

/** Teams that come in while the battle is told have numbers beyond those of the view. */
const NEW = 100;

const WORD = /^(?:([sc]\d+)\/)?(\d*)([a-z][a-z0-9]*(?:-[ebt])?(?:-\d+)?)(?:@(.+))?$/;

/** Whether a word of the notation can mean an air unit; the load may be left out. */
function means(word: string, unit: AirUnit): boolean {
  const [, group, , kind, home] = WORD.exec(word) ?? [];
  if (group && group !== `${unit.job === "cap" ? "c" : "s"}${String(unit.group)}`) return false;
  if (home && home !== unit.home) return false;
  return kind === kindWord(unit) || kind === unit.type.toLowerCase();
}

const countOf = (word: string): number => Number(WORD.exec(word)?.[2]) || 1;

const areaNumber = ({ params }: EventInfo, param = "area"): number =>
  AREAS.indexOf(String(params[param]) as (typeof AREAS)[number]);

export function unfolded(view: Midway, battle: Battle, past: EventInfo[]): { view: Midway; battle: Battle } {
  if (!past.length) return { view, battle };
  const air = view.air.slice();
  const now = {
    ...battle,
    flier_area: battle.flier_area.slice(),
    flier_team: battle.flier_team.slice(),
    team_area: battle.team_area.slice(),
  };
  /** The places of fliers that a word means, so many as it says. */
  const fliers = (word: string, among: (place: number) => boolean): number[] =>
    battle.fliers
      .flatMap((index, place) => {
        const unit = air[index];
        return unit && unit.at !== "lost" && means(word, unit) && among(place) ? [place] : [];
      })
      .slice(0, countOf(word));
  const attacks = (place: number) => (now.flier_team[place] ?? -1) !== -1;
  const news = new Map<string, number>();
  for (const event of past) {
    const { kind, params } = event;
    const team = String(params["team"]);
    if (kind === "entered" && Array.isArray(params["units"])) {
      const number = NEW + news.size;
      news.set(team, number);
      now.team_area[number] = areaNumber(event);
      for (const word of params["units"].map(String))
        for (const place of fliers(word, (one) => attacks(one) && (now.flier_team[one] ?? 0) < NEW))
          now.flier_team[place] = number;
    } else if (kind === "went-in") {
      const [lead] = fliers(team, (place) => (now.flier_team[place] ?? -1) >= 0);
      const number = news.get(team) ?? (lead === undefined ? undefined : now.flier_team[lead]);
      if (number !== undefined) now.team_area[number] = areaNumber(event);
    } else if (kind === "shifted") {
      const start = areaNumber(event, "start");
      const [place] = fliers(String(params["unit"]), (one) => !attacks(one) && now.flier_area[one] === start);
      if (place !== undefined) now.flier_area[place] = areaNumber(event);
    } else if (kind === "air-unit-lost") {
      const [place] = fliers(String(params["unit"]), () => true);
      const index = place === undefined ? undefined : battle.fliers[place];
      const unit = index === undefined ? undefined : air[index];
      if (index !== undefined && unit) air[index] = { ...unit, at: "lost" };
    }
  }
  return { view: { ...view, air }, battle: now };
}
