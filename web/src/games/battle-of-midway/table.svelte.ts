// What the player has pointed at so far, shared by the board and the prompt bar. It starts anew with every question.
import { untrack } from "svelte";

import type { Prompt } from "../../wire/messages";
import { classOf } from "./figures";
import { choices, families, fewer, fitting, glowing, more, settled, composed, type Family, type Move } from "./legal";
import { kindOf } from "./reading";

type Panel = "chart" | "decks" | "sky" | "zone" | "battle";

const RARE = new Set(["clear", "unload"]);

/** Fighters alone, where bombers could go as well: they hit nothing. */
function harmless({ kinds }: Family, counts: number[]): boolean {
  const fighter = kinds.map((kind) => classOf(kindOf(kind)?.type ?? "") === "fighter");
  return fighter.includes(false) && counts.every((count, i) => !count || fighter[i]);
}

class Table {
  /** Words pointed at: pby-1, then 20. */
  picked = $state<string[]>([]);
  /** Counts being composed, by family. */
  counts = $state<Record<string, number[]>>({});
  /** The family whose steppers are shown, where there are many. */
  open = $state<string | null>(null);
  /** Pairs being composed: akagi to launch. */
  pairs = $state<Record<string, string>>({});
  /** The zone that is looked at closely. */
  zone = $state<string | null>(null);
  /** What a phone shows. */
  panel = $state<Panel>("chart");
  legal = $state.raw<string[]>([]);
  kind = $state("");
  /** The zone from which ships or aircraft set out, where the question says so. */
  from = $state("");
  /** The ship that is asked about, by name. */
  ship = $state("");
  #prompt: Prompt | null | undefined;
  #asked = "";

  readonly grouped = $derived(families(this.legal));
  readonly choices = $derived(choices(this.legal));
  readonly glow = $derived(glowing(this.legal, this.picked));
  /** Once something was pointed at: the moves that are left. */
  readonly left = $derived<Move[]>(this.picked.length ? fitting(this.legal, this.picked) : []);

  /** A new question forgets what was pointed at; the same one, drawn again, does not. */
  ask(prompt: Prompt | null): void {
    if (prompt === this.#prompt) return;
    this.#prompt = prompt;
    untrack(() => {
      this.#ask(prompt);
    });
  }

  #ask(prompt: Prompt | null): void {
    const asked = prompt ? JSON.stringify([prompt.kind, prompt.params, prompt.legal]) : "";
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.legal = prompt?.legal ?? [];
    this.kind = prompt?.kind ?? "";
    this.from = String(prompt?.params["start"] ?? (prompt?.kind === "move-to" ? prompt.params["zone"] : "") ?? "");
    this.ship = String(prompt?.params["ship"] ?? "");
    this.picked = [];
    this.open = null;
    if (!prompt) {
      this.counts = {};
      this.pairs = {};
      return;
    }
    this.counts = Object.fromEntries(this.grouped.families.map((family) => [family.key, this.start(family)]));
    const given = String(prompt.params["default"] ?? "");
    const usualPairs = new Map(given.split(" ").map((pair) => pair.split("=") as [string, string]));
    this.pairs = Object.fromEntries(
      this.choices.map(({ name, values }) => [name, usualPairs.get(name) ?? values[0] ?? ""]),
    );
  }

  /** What is set before anybody touches it: the first of the list, which is the usual; nothing where one rarely wants it. */
  start(family: Family): number[] {
    const usual = [...(family.options[0]?.counts ?? [])];
    const nobody = RARE.has(family.verb) || (this.#prompt?.params["mission"] === "strike" && harmless(family, usual));
    return nobody ? usual.map(() => 0) : usual;
  }

  /** Point at a thing. Acts when nothing is left to choose; pointing at the first thing again lets go of it. */
  point(word: string, act: (text: string) => void): void {
    if (this.picked.includes(word)) {
      this.picked = [];
      return;
    }
    const next = this.glow.has(word) ? [...this.picked, word] : [word];
    const text = settled(this.legal, next);
    if (
      text &&
      !/=|\d[a-z]/.test(
        text
          .split(" ")
          .slice(1 + next.length)
          .join(" "),
      )
    ) {
      this.picked = [];
      act(text);
    } else if (fitting(this.legal, next).length) this.picked = next;
  }

  /** Shows the steppers of one family, filled; a second time hides them. */
  unfold(family: Family): void {
    this.open = this.open === family.key ? null : family.key;
    const counts = this.counts[family.key] ?? [];
    if (this.open && counts.every((count) => !count)) this.counts[family.key] = [...(family.options[0]?.counts ?? [])];
  }

  add(family: Family, kind: string, step: 1 | -1): void {
    const counts = this.counts[family.key] ?? this.start(family);
    const at = family.kinds.indexOf(kind);
    if (at < 0) return;
    this.open = family.key;
    const next = (step > 0 ? more : fewer)(family, counts, at);
    if (next) this.counts[family.key] = next;
  }

  text(family: Family): string | null {
    return composed(family, this.counts[family.key] ?? this.start(family));
  }
}

export const table = new Table();
