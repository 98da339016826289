// What a die of an event had to show, from the figures in force.
import ours from "../../../../src/pointluck/games/kido_butai/data.toml";
import { merged } from "../../frame/figures";
import type { EventInfo } from "../../wire/messages";
import type { KidoView } from "./table";

type Figures = Record<string, Record<string, number> | undefined>;

/** At least this; null where nothing is needed, or where the client does not know it. */
export function needs(event: EventInfo, view: KidoView, special: boolean): string | null {
  const least = lowest(event, view, special);
  return least === undefined ? null : least < 6 ? `${String(least)}+` : String(least);
}

function lowest({ kind, params }: EventInfo, view: KidoView, special: boolean): number | undefined {
  const figures = merged(ours, view.setup.figures) as Figures;
  const { reconnaissance, air_combat, anti_aircraft, bombing } = figures;
  const ship = String(params.ship);
  const own = view.ships.some(({ name }) => name === ship);
  if (kind === "us-searched") return reconnaissance?.us_finds_japan_min;
  if (kind === "japan-searched") return reconnaissance?.japan_finds_us_min;
  if (kind === "fired") return air_combat?.[duel(String(params.shooter), String(params.target), view)];
  if (kind === "flak") {
    if (own && special) return chosen(view, "anti_aircraft", "japan_special_min", "kb.jp_aa_special_min");
    return anti_aircraft?.[own ? "japan_min" : special ? "us_special_min" : "us_min"];
  }
  if (kind !== "bombed") return undefined;
  if (own) return chosen(view, "bombing", "us_v_carrier_min", "kb.us_hit_min");
  return bombing?.[ship === "Midway" ? "japan_v_midway_min" : "japan_v_carrier_min"];
}

/** Against a bomber the least that turns it back. */
function duel(shooter: string, target: string, view: KidoView): string {
  const bomber = /^B\d/.test(target) || view.squadrons.some(({ name, type }) => name === target && type === "bomber");
  if (bomber) return "fighter_aborts_bomber_min";
  return /^F\d/.test(shooter) ? "us_fighter_destroys_zero_min" : "zero_destroys_us_fighter_min";
}

/** A figure that an option sets, unless the table has its own. Options are told only where they differ from the preset. */
function chosen(view: KidoView, part: string, figure: string, option: string): number | undefined {
  const own = (view.setup.figures as Figures)[part]?.[figure];
  const set = view.setup.options[option];
  if (own !== undefined || typeof set === "number") return own ?? Number(set);
  return view.setup.preset === "standard" ? (ours as Figures)[part]?.[figure] : undefined;
}
