// What the legal list lets one do, by the thing that is clicked.
export const words = (action: string): string[] => action.split(" ");

/** Aircraft, then area, then facing: the whole action. */
export type Placing = Map<string, Map<string, Map<string, string>>>;

export function placing(legal: string[]): Placing {
  const found: Placing = new Map();
  for (const action of legal) {
    const [kind, plane = "", at = "", facing = ""] = words(action);
    if (kind !== "place") continue;
    const areas = found.get(plane) ?? new Map<string, Map<string, string>>();
    const facings = areas.get(at) ?? new Map<string, string>();
    found.set(plane, areas.set(at, facings.set(facing, action)));
  }
  return found;
}

export interface Acting {
  fly: string | null;
  attacks: Map<string, string>;
}

/** What each aircraft may do when one is to act. */
export function acting(legal: string[]): Map<string, Acting> {
  const found = new Map<string, Acting>();
  for (const action of legal) {
    const [kind, plane = "", target = ""] = words(action);
    if (kind !== "fly" && kind !== "attack") continue;
    const known = found.get(plane) ?? { fly: null, attacks: new Map<string, string>() };
    if (kind === "fly") known.fly = action;
    else known.attacks.set(target, action);
    found.set(plane, known);
  }
  return found;
}

/** The tokens that may follow those chosen so far, and the plan itself once it is complete. */
export function planning(legal: string[], chosen: string[]): { next: Set<string>; action: string | null } {
  const next = new Set<string>();
  let action: string | null = null;
  for (const one of legal) {
    const [kind, ...tokens] = words(one);
    if (kind !== "plan" || !chosen.every((token, i) => tokens[i] === token)) continue;
    const following = tokens[chosen.length];
    if (following === undefined) action = one;
    else next.add(following);
  }
  return { next, action };
}

/** The actions of one kind, by their first argument. */
export function byFirst(legal: string[], kind: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const action of legal) {
    const [verb, first = ""] = words(action);
    if (verb === kind) found.set(first, [...(found.get(first) ?? []), action]);
  }
  return found;
}

/** Where each small tile may be laid: place, then the action. */
export function laying(legal: string[]): Map<string, string> {
  return new Map(legal.filter((one) => one.startsWith("tile ")).map((one) => [words(one)[2] ?? "", one]));
}

export const STEERING = ["left", "forward", "right"];
