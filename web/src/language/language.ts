// Tells questions, events, refusals and actions in one language, from the same Fluent messages as the terminal.
import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentVariable } from "@fluent/bundle";

import type { EventInfo, Prompt } from "../wire/messages";

export type Value = string | number | string[];
export type Params = Record<string, Value>;

const NONE: Params = {};

/** Parameters that list what a player types: these words stay as they are. */
const TYPED = new Set(["verbs"]);

/** Several names in a sentence, joined the way the language does it. */
class Listed extends FluentType<string[]> {
  constructor(
    items: string[],
    readonly word: string,
  ) {
    super(items);
  }

  override toString(): string {
    const items = this.value;
    if (items.length < 2) return items.join("");
    return `${items.slice(0, -1).join(", ")} ${this.word} ${items.at(-1) ?? ""}`;
  }
}

/** Reads a word of a game's notation aloud (2sbd-b: 2 Dauntless with bombs), or null where it is none. */
export type Reader = (word: string, language: Language) => string | null;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** So many sentences are remembered before all are forgotten: more than any table shows. */
const MOST = 5000;

export class Language {
  readonly #bundle: FluentBundle;
  /** What was said already, by message and parameters: the same sentences are asked for with every move. */
  readonly #said = new Map<string, string>();
  readonly #names = new Map<string, string>();

  constructor(
    readonly code: string,
    /** The texts in order of precedence: the game's own, the client's, the common ones. */
    texts: string[],
    readonly reader: Reader | null = null,
  ) {
    this.#bundle = new FluentBundle(code, {
      useIsolating: false,
      functions: {
        COUNT: ([given]) => new FluentNumber(given instanceof Listed ? given.value.length : 1),
        OR: ([given]) => (given instanceof Listed ? new Listed(given.value, this.say("or")) : (given ?? "")),
        NAME: ([given]) => (typeof given === "string" ? this.name(given) : (given ?? "")),
        FORM: ([given]) => this.#form(given instanceof Listed ? given.value : [String(given)]),
      },
    });
    for (const text of texts) this.#bundle.addResource(new FluentResource(text), { allowOverrides: false });
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** A message that is missing is told by its key: play goes on, and the tests prove that it does not happen. */
  say(key: string, params: Params = NONE, attribute?: string): string {
    let asked = attribute ? `${key}.${attribute}` : key;
    for (const name in params) asked += `\0${name}\0${String(params[name])}`;
    const known = this.#said.get(asked);
    if (known !== undefined) return known;
    if (this.#said.size >= MOST) this.#said.clear();
    const said = this.#format(key, params, attribute);
    this.#said.set(asked, said);
    return said;
  }

  #format(key: string, params: Params, attribute?: string): string {
    const message = this.#bundle.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return attribute ?? key;
    const told = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, this.#argument(name, value)]));
    return this.#bundle.formatPattern(pattern, told, []);
  }

  question(prompt: Pick<Prompt, "prompt" | "params">): string {
    return this.say(prompt.prompt, prompt.params);
  }

  event(event: EventInfo): string {
    return this.say(`event-${event.kind}`, event.params);
  }

  refusal(reason: string, params: Params): string {
    return this.say(this.has(`refusal-${reason}`) ? `refusal-${reason}` : `problem-${reason}`, params);
  }

  /** An action in words. Its message may use `arg1` to `arg3`, `args`, the `rest` after the first, and `pairs`. */
  action(text: string): string {
    const [kind = "", ...args] = text.split(" ");
    if (!this.has(`action-${kind}`)) return text;
    const [arg1 = "", arg2 = "", arg3 = ""] = args;
    const pairs: string[] = [];
    for (let i = 0; i + 1 < args.length; i += 2) pairs.push(`${this.name(args[i] ?? "")} ${args[i + 1] ?? ""}`);
    return this.say(`action-${kind}`, { arg1, arg2, arg3, args, rest: args.slice(1), pairs });
  }

  /** An action as the words of a button. */
  button(text: string): string {
    return capital(this.action(text));
  }

  /** The shown name of an id, or of a thing by its printed name: of a place, target, seat, counter; else with capitals. */
  name(word: string): string {
    let name = this.#names.get(word);
    if (name === undefined) this.#names.set(word, (name = this.#nameOf(word)));
    return name;
  }

  /** Whether a subject needs the plural: several, a number other than one, or a name that says so itself. */
  #form(items: string[]): "one" | "many" {
    const [only = "", ...others] = items;
    if (!only || others.length) return "many";
    const number = /^(\d+)\D/.exec(only)?.[1];
    if (number) return number === "1" ? "one" : "many";
    const key = this.#key(only);
    return key && this.say(key, NONE, "number") === "many" ? "many" : "one";
  }

  #key(word: string): string | undefined {
    return [`name-${word}`, `name-${word.toLowerCase().replaceAll(" ", "-")}`].find((one) => this.has(one));
  }

  #nameOf(word: string): string {
    const key = this.#key(word);
    if (key !== undefined) return this.say(key);
    if (word !== word.toLowerCase() || word === word.toUpperCase()) return word;
    return word
      .split("-")
      .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
      .join(" ");
  }

  /** Of a list, what has a name or can be read aloud, and a name with an amount: evading=-1. */
  #item(word: string): string {
    const [, name, amount] = /^([\w-]+)=([+-]\d+)$/.exec(word) ?? [];
    if (name && amount) return `${this.name(name)} ${amount}`;
    return this.#key(word) ? this.name(word) : (this.reader?.(word, this) ?? word);
  }

  #argument(param: string, value: Value): FluentVariable {
    const asTyped = TYPED.has(param);
    if (typeof value === "string") return (!asTyped && this.reader?.(value, this)) || value;
    if (!Array.isArray(value)) return value;
    return new Listed(
      value.map((item) => (asTyped ? item : this.#item(item))),
      this.say("and"),
    );
  }
}
