// What the small menus offer: a squadron's orders, and the same order for everyone at a ship or place.
import type { Refusal } from "../../frame/table.svelte";
import type { Language } from "../../language/language";
import { iconOf, limited, orderWords, together } from "./choices";
import { withheld, zoneOf, type Batch, type Order } from "./orders";
import { squadronsAt, type KidoView, type Squadron } from "./table";

export interface Choice {
  label: string;
  /** The name of its picture. */
  icon: string;
  pick: () => void;
  /** The same for everyone alike: how many, and what to do. */
  all?: { label: string; pick: () => void };
  /** What is not legal now: the action that the server is asked about, and the reason once it is known. */
  refused?: string;
  why?: string;
}

export interface Desk {
  view: KidoView;
  language: Language;
  orders: ReadonlyMap<string, Order[]>;
  give: (action: string) => void;
  run: (batch: Batch) => void;
  /** Shows why an action is refused, with its rule. */
  refuse: (action: string) => void;
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

/** What these squadrons could do at another time, to be listed with the reason. */
export function refusedChoices(desk: Desk, squadrons: Squadron[]): Choice[] {
  const { view, language, orders } = desk;
  return withheld(view, orders, squadrons).map((one) => {
    const label = orderWords(language, view, one.verb, one.args[1] ?? "");
    return { label, icon: iconOf(one), refused: one.text, pick: () => desk.refuse(one.text) };
  });
}

/** The same at a ship: for those aboard, and for those in the air who cannot land there. */
export function refusedAt(desk: Desk, ship: string): Choice[] {
  const flying = ["centre", "cap"].flatMap((place) => squadronsAt(desk.view, place));
  return [
    ...refusedChoices(desk, squadronsAt(desk.view, ship)),
    ...refusedChoices(desk, flying).filter(({ refused }) => refused?.endsWith(` ${ship}`)),
  ];
}

/** Asks for the reasons; what turns out to be legal is left out. */
export async function reasoned(
  language: Language,
  choices: readonly Choice[],
  reason: (action: string) => Promise<Refusal | null>,
): Promise<Choice[]> {
  const told = choices.map(async (choice) => {
    if (!choice.refused) return [choice];
    const why = await reason(choice.refused);
    return why ? [{ ...choice, why: language.say(why.key, why.params) }] : [];
  });
  return (await Promise.all(told)).flat();
}
