// Legal actions as data: which words of them can be pointed at, and which combinations of counts they allow.
// Nothing here knows a rule; everything is read from the texts of the legal actions.
import { once } from "../../frame/once";

export interface Move {
  text: string;
  verb: string;
  args: string[];
}

export const read = (text: string): Move => {
  const [verb = "", ...args] = text.split(" ");
  return { text, verb, args };
};

/** A list is read once, whoever asks: it may have hundreds of lines. */
const moves = once((legal: string[]) => legal.map(read));

const COUNTED = /^(\d+)([a-z].*)$/;
const NUMBER = /^\d$/;
const PAIR = /^[^=]+=[^=]+$/;

export const isZone = (word: string): boolean => /^\d\d$/.test(word);
const isArea = (word: string): boolean => /^([ac]\d|centre|strip)$/.test(word);

/** A word that can stand for a thing on the table; counts, pairs and figures are set with steppers instead. */
const isHandle = (word: string): boolean => !COUNTED.test(word) && !NUMBER.test(word) && !PAIR.test(word);

/** Moves that agree with what was pointed at: the first thing first where that fits, the others in any order. */
export function fitting(legal: string[], picked: string[]): Move[] {
  const agreeing = moves(legal).filter((move) => picked.every((word) => move.args.includes(word)));
  if (!picked.length) return agreeing;
  const inOrder = agreeing.filter((move) => move.args[0] === picked[0]);
  return inOrder.length ? inOrder : agreeing;
}

/** The words that can be pointed at next: where the fitting moves first differ. */
export function glowing(legal: string[], picked: string[]): Set<string> {
  const left = fitting(legal, picked)
    .map((move) => move.args.filter((word) => !picked.includes(word)))
    .filter((words) => words.length > 0);
  let at = 0;
  while (left.length && left.every((words) => words.length > at + 1 && words[at] === left[0]?.[at])) at += 1;
  const words = new Set(left.flatMap((words) => words[at] ?? []));
  // Several areas of a battle board may be pointed at in any order, once it is clear for whom.
  const areas = at + picked.length > 0 && [...words].every(isArea);
  return clean(areas ? new Set(left.flatMap((words) => words.slice(at))) : words);
}

const clean = (words: Set<string>): Set<string> => new Set([...words].filter((word) => word && isHandle(word)));

/** What is settled by what was pointed at: one move and nothing left to choose. */
export function settled(legal: string[], picked: string[]): string | null {
  const moves = fitting(legal, picked);
  if (!picked.length || moves.length !== 1) return null;
  return moves[0]?.text ?? null;
}

/** The action that would point at a word: what to ask the server about when it is not legal. */
export function instead(legal: string[], picked: string[], word: string): string | null {
  const like = fitting(legal, picked).find((move) =>
    move.args.some((arg) => isZone(arg) === isZone(word) && isHandle(arg)),
  );
  if (!like) return null;
  const spot = like.args.findLastIndex((arg) => isZone(arg) === isZone(word) && isHandle(arg));
  return [like.verb, ...like.args.map((arg, i) => (i === spot ? word : arg))].join(" ");
}

// --- choices by number and kind ---------------------------------------------------------------------------------------

/** Moves with the same verb and the same place that differ only in how many of what. */
export interface Family {
  key: string;
  verb: string;
  head: string[];
  kinds: string[];
  options: { text: string; counts: number[] }[];
}

/** `spot akagi 2a6m 3b5n-t`, `send 2f4f`, `picket 2 1 0`: families of counted moves; the rest of the legal list is left. */
export const families = once((legal: string[]): { families: Family[]; rest: string[] } => {
  const members = new Map<string, Move[]>();
  for (const move of moves(legal)) if (move.args.some(isCount)) members.set(keyOf(move), []);
  const rest: string[] = [];
  for (const move of moves(legal)) {
    // `spot akagi` is the same choice with nothing in it.
    const kin = move.args.some(isCount) || move.args.every(isHandle) ? members.get(keyOf(move)) : undefined;
    if (kin) kin.push(move);
    else rest.push(move.text);
  }
  return { families: [...members].map(([key, own]) => family(key, own)), rest };
});

const isCount = (word: string): boolean => COUNTED.test(word) || NUMBER.test(word);
const headOf = (move: Move): string[] => move.args.filter(isHandle);
const keyOf = (move: Move): string => [move.verb, ...headOf(move)].join(" ");

function family(key: string, moves: Move[]): Family {
  const [first] = moves;
  const kinds: string[] = [];
  for (const move of moves) for (const [kind] of pairs(move)) if (!kinds.includes(kind)) kinds.push(kind);
  const options = moves.map((move) => {
    const counts = new Map(pairs(move));
    return { text: move.text, counts: kinds.map((kind) => counts.get(kind) ?? 0) };
  });
  return { key, verb: first?.verb ?? "", head: first ? headOf(first) : [], kinds, options };
}

function pairs(move: Move): [string, number][] {
  return move.args
    .filter((arg) => !isHandle(arg))
    .map((arg, i): [string, number] => {
      const match = COUNTED.exec(arg);
      return match ? [match[2] ?? "", Number(match[1])] : [`#${i + 1}`, Number(arg)];
    });
}

/** The action for these counts, if it is legal. */
export const composed = (family: Family, counts: number[]): string | null =>
  family.options.find((option) => option.counts.every((count, i) => count === (counts[i] ?? 0)))?.text ?? null;

/** Whether some legal choice holds at least these counts, so that one can still get there. */
const reachable = (family: Family, counts: number[]): boolean =>
  family.options.some((option) => option.counts.every((count, i) => count >= (counts[i] ?? 0)));

/** Counts after one more of a kind; where all must be shared out, another kind gives one up. Null where it cannot be. */
export function more(family: Family, counts: number[], at: number): number[] | null {
  const next = counts.map((count, i) => count + (i === at ? 1 : 0));
  if (reachable(family, next)) return next;
  for (let i = next.length - 1; i >= 0; i -= 1) {
    if (i === at || !next[i]) continue;
    const swapped = next.map((count, j) => count - (j === i ? 1 : 0));
    if (reachable(family, swapped)) return swapped;
  }
  // Kinds that exclude each other: this one alone.
  const alone = counts.map((_, i) => (i === at ? (counts[i] ?? 0) + 1 : 0));
  return reachable(family, alone) ? alone : null;
}

export function fewer(family: Family, counts: number[], at: number): number[] | null {
  if (!counts[at]) return null;
  return counts.map((count, i) => count - (i === at ? 1 : 0));
}

/** Moves that a family says as well, one unit at a time: `raise akagi a6m` beside `spot akagi 2a6m`. */
export const singly = (text: string, list: Family[]): boolean => {
  const [head, ...kinds] = read(text).args;
  return (
    kinds.length > 0 && list.some((one) => one.head[0] === head && kinds.every((kind) => one.kinds.includes(kind)))
  );
};

/** Of several placings the one that stands closest around the middle areas. */
export function central(legal: string[]): string | null {
  const off = (word: string): number => {
    const [, ring, number] = /^([ac])(\d)$/.exec(word) ?? [];
    return ring ? Math.abs(Number(number) - (ring === "a" ? 3 : 2)) : 0;
  };
  const away = (text: string): number => read(text).args.reduce((sum, word) => sum + off(word), 0);
  return legal.reduce<string | null>((best, text) => (best === null || away(text) < away(best) ? text : best), null);
}

/** `status akagi=launch kaga=recover`: who can have what, given what the others have. */
export interface Choice {
  name: string;
  values: string[];
}

export function choices(legal: string[]): Choice[] {
  const found = new Map<string, Set<string>>();
  for (const move of moves(legal)) {
    for (const arg of move.args) {
      const [name, value] = arg.split("=");
      if (name && value) found.set(name, (found.get(name) ?? new Set()).add(value));
    }
  }
  return [...found].map(([name, values]) => ({ name, values: [...values] }));
}

export const paired = (legal: string[], chosen: Record<string, string>): string | null =>
  legal.find((text) => {
    const args = read(text).args;
    return args.length > 0 && args.every((arg) => chosen[arg.split("=")[0] ?? ""] === arg.split("=")[1]);
  }) ?? null;
