// The log as people read it: lines of one turn together, what was taken back marked, the newest last.
import type { EventInfo, StepInfo } from "../wire/messages";

/** The kinds of events that open a new chapter of the log, the weightier first: a game uses the first that occurs in it. */
const OPENERS = ["turn-began", "round-began"];

interface Chapter {
  /** The event that opens it; null before the first turn. */
  opening: EventInfo | null;
  /** The step with the opening event. */
  seq: number;
  steps: StepInfo[];
}

export const opens = (log: StepInfo[]): string | undefined =>
  OPENERS.find((kind) => log.some((step) => step.events.some((event) => event.kind === kind)));

/** A step that opens a turn often closes the one before: it is split at the opening event. */
export function chapters(log: StepInfo[]): Chapter[] {
  const opener = opens(log);
  const found: Chapter[] = [{ opening: null, seq: 0, steps: [] }];
  for (const step of log) {
    if (step.kind === "rules") continue;
    let rest = step.events;
    let head = true;
    for (let at = rest.findIndex((event) => event.kind === opener); at >= 0 && opener;) {
      found.at(-1)?.steps.push({ ...step, action: head ? step.action : null, events: rest.slice(0, at) });
      found.push({ opening: rest[at] ?? null, seq: step.seq, steps: [] });
      rest = rest.slice(at + 1);
      head = false;
      at = rest.findIndex((event) => event.kind === opener);
    }
    if (head || rest.length) found.at(-1)?.steps.push({ ...step, action: head ? step.action : null, events: rest });
  }
  return found.filter((chapter) => chapter.opening !== null || chapter.steps.length > 0);
}

/** The log of a game that goes on from another one, without what was played only there. */
export function playedHere(log: StepInfo[], step: number): StepInfo[] {
  const went = log.find((line) => line.kind === "undo" && line.number === step)?.seq ?? 0;
  return log.filter((line) => line.seq > went || (line.kind === "step" && !line.undone) || line.number <= step);
}

/** The first answer at a table that goes on from another game after that step. */
export const firstHere = (log: StepInfo[], step: number): StepInfo | undefined =>
  log.findLast((line) => line.kind === "step" && !line.undone && line.number === step + 1);

/** A line of the log: a step, and the dice that led to what it tells. */
export interface Line {
  step: StepInfo;
  dice: number[];
}

const DIE = /^die (\d+)$/;

/** Whether the language has a sentence for several events of a kind. */
export type Several = (kind: string) => boolean;
const SEVERAL = "-several";
/** What differs between the rolls of one volley. */
const ROLL = new Set(["die", "effect"]);

/** Two rolls that differ in nothing but the die, as one event; null where they are not alike. */
function merged(one: EventInfo | undefined, other: EventInfo | undefined, several: Several): EventInfo | null {
  if (!one || !other || one.params["die"] === undefined || other.params["die"] === undefined) return null;
  if (one.kind.replace(SEVERAL, "") !== other.kind || !several(other.kind + SEVERAL)) return null;
  const names = Object.keys(other.params).filter((name) => !ROLL.has(name));
  if (names.some((name) => String(one.params[name]) !== String(other.params[name]))) return null;
  const dice = [one.params["die"], other.params["die"]].flat().map(String);
  return { ...one, kind: other.kind + SEVERAL, params: { ...one.params, die: dice } };
}

/**
 * Dice that decide nothing by themselves are no lines of their own: they lie before the line that they led to. Rolls of one
 * volley are one line.
 */
export function lines(steps: StepInfo[], several: Several = () => false): Line[] {
  const found: Line[] = [];
  let dice: number[] = [];
  let last: StepInfo | null = null;
  for (const step of steps) {
    const face = DIE.exec(step.action ?? "")?.[1];
    const rolled = face !== undefined && !step.undone;
    if (rolled) dice.push(Number(face));
    last = rolled && !step.events.length ? step : null;
    if (last) continue;
    const before = found.at(-1);
    const both = rolled && before?.dice.length ? merged(before.step.events.at(-1), step.events[0], several) : null;
    if (before && both && !before.step.undone) {
      const events = [...before.step.events.slice(0, -1), both, ...step.events.slice(1)];
      found[found.length - 1] = { step: { ...step, events }, dice: [...before.dice, ...dice] };
    } else found.push({ step, dice });
    dice = [];
  }
  return last ? [...found, { step: last, dice }] : found;
}

/** The log with further lines: an undo among them marks what it took back. */
export function joined(log: StepInfo[], more: StepInfo[], undone: number[] = []): StepInfo[] {
  const last = log.at(-1)?.seq ?? 0;
  const fresh = more.filter((step) => step.seq > last);
  const gone = new Set(undone);
  const all = [...log, ...fresh];
  for (const line of fresh) {
    if (line.kind !== "undo") continue;
    for (const step of all)
      if (step.seq < line.seq && step.kind !== "undo" && step.number > line.number) gone.add(step.seq);
  }
  return gone.size ? all.map((step) => (gone.has(step.seq) && !step.undone ? { ...step, undone: true } : step)) : all;
}

/** Where the last answer of a seat began, if `to` is before its last step: an answer may be several steps, one by one. */
export function answerBegan(
  log: StepInfo[],
  seat: string | null,
  to: number | null,
  within: ReadonlySet<number>,
): number | null {
  let began = to;
  while (began !== null && within.has(began)) {
    const end = began;
    const step = log.findLast((one) => one.kind === "step" && !one.undone && one.seat === seat && one.number <= end);
    if (!step) break;
    began = step.number - 1;
  }
  return began;
}

export interface WayBack {
  /** The decision that is taken back; null if it may not be known. */
  action: string | null;
  /** Dice or draws are taken back with it: they will come again. */
  luck: boolean;
}

/** What is taken back by going to the state after `to` steps. */
export function wayBack(log: StepInfo[], to: number): WayBack {
  const [first, ...others] = log.filter((step) => step.kind === "step" && !step.undone && step.number > to);
  // It may lie before the pages that are here.
  return {
    action: first?.number === to + 1 ? first.action : null,
    luck: others.some((step) => step.seat === "chance"),
  };
}

/** The steps after a line that stand, with something to tell, that the player did not decide: what is new to a seat. */
export function newTo(seat: string | null, log: StepInfo[], since: number): StepInfo[] {
  return log.filter(
    (step) =>
      step.seq > since && !step.undone && step.kind !== "undo" && (step.seat !== seat || step.staff === "decided"),
  );
}
