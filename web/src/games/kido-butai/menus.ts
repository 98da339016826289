// What the small menus offer: a squadron's orders, and the same order for everyone at a ship or place.
import type { Language } from "../../language/language";
import { iconOf, limited, orderWords, together } from "./choices";
import { zoneOf, type Batch, type Order } from "./orders";
import type { KidoView, Squadron } from "./table";

export interface Choice {
  label: string;
  /** The name of its picture. */
  icon: string;
  pick: () => void;
  /** The same for everyone alike: how many, and what to do. */
  all?: { label: string; pick: () => void };
}

export interface Desk {
  view: KidoView;
  language: Language;
  orders: ReadonlyMap<string, Order[]>;
  give: (action: string) => void;
  run: (batch: Batch) => void;
}

export function squadronChoices(desk: Desk, squadron: Squadron): Choice[] {
  return (desk.orders.get(squadron.name) ?? []).map((one) => choiceOf(desk, squadron, one));
}

function choiceOf(desk: Desk, squadron: Squadron, one: Order): Choice {
  const { view, language, orders } = desk;
  if (zoneOf(one) === null) {
    return { label: language.button(one.text), icon: iconOf(one), pick: () => desk.give(one.text) };
  }
  const label = orderWords(language, view, one.verb, one.args[1] ?? "", squadron.facing === "E");
  const choice: Choice = { label, icon: iconOf(one), pick: () => desk.give(one.text) };
  const all = together(view, orders, one);
  if (all) choice.all = { label: language.say("kb-all", { count: all.names.length }), pick: () => desk.run(all) };
  return choice;
}

export function batchChoices(desk: Desk, all: readonly Batch[]): Choice[] {
  const { view, language } = desk;
  const ready = (batch: Batch) =>
    batch.names.every((name) => view.squadrons.find((one) => one.name === name)?.facing === "E");
  return all
    .map((batch) => limited(view, batch))
    .filter(({ names }) => names.length)
    .map((batch) => ({
      label: `${orderWords(language, view, batch.verb, batch.tail, ready(batch))}: ${batch.names.join(", ")}`,
      icon: iconOf({ verb: batch.verb, args: ["", batch.tail] }),
      pick: () => desk.run(batch),
    }));
}
