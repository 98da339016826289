// The sky in words: how the battle stands, each aircraft with whom it aims at, and the cards.
import type { Place, View } from "../../frame/board";
import type { Language } from "../../language/language";
import { area, name } from "./hexes";
import { held, Layout, read, SIDES, type Aircraft, type DogfightView } from "./table";

/** The enemies of an aircraft that stand in its Attack Areas. */
function inSights(view: DogfightView, gunner: Aircraft): string[] {
  if (!gunner.area) return [];
  const range = new Layout(view).range(gunner, gunner.area, gunner.facing);
  const aimed = new Set(range.filter((one) => one.attack).map((one) => name(one.at)));
  return view.aircraft
    .filter((one) => one.side !== gunner.side && one.area !== null && aimed.has(name(area(one.area))))
    .map((one) => one.name);
}

function battle(view: DogfightView, language: Language): string[] {
  const { round, holder, command, combat } = view;
  const layout = new Layout(view);
  return [
    round ? language.say("df-round", { round }) : language.say("df-set-up"),
    ...(combat ? [language.say("df-combat", { attacker: combat.attacker, defender: combat.defender })] : []),
    ...(holder ? [`${language.name(holder)} ${language.say("df-initiative")}`] : []),
    ...SIDES.map((side) => language.say("df-command", { side, points: command[side] })),
    ...SIDES.map((side) => `${language.say("df-carrier", { side })}: ${name(layout.carrier(side))}`),
  ];
}

export function places(table: View, language: Language): Place[] {
  const view = read(table);
  const { aircraft, hands, pool } = view;
  const layout = new Layout(view);
  const told = (one: Aircraft) => {
    const stands = language.say("df-aircraft", {
      aircraft: one.name,
      role: one.role,
      side: one.side,
      ...layout.whereabouts(area(one.area ?? "")),
      facing: one.facing,
      marker: one.marker ? "yes" : "no",
    });
    const targets = inSights(view, one);
    return targets.length ? `${stands}; ${language.say("df-in-sights", { targets })}` : stands;
  };
  const names = (lost: boolean) => aircraft.filter((one) => !one.area && one.lost > 0 === lost).map((one) => one.name);
  return [
    { name: language.say("places-table"), things: battle(view, language) },
    ...SIDES.map((side) => ({
      name: language.name(side),
      things: aircraft.filter((one) => one.side === side && one.area !== null).map(told),
    })),
    { name: language.say("df-beside"), things: names(false) },
    { name: language.say("df-lost"), things: names(true) },
    { name: language.say("df-pool"), things: held(language, pool) },
    ...SIDES.map((side) => ({ name: language.say("df-hand", { side }), things: held(language, hands[side]) })),
  ];
}
