// The words of the table that stand on the chart, for their explanation: of a task force, of aircraft, of a whole zone.
import { formations, taskForces, type Formation, type Midway, type TaskForce } from "./view";

export const forceWord = ({ ships, located }: TaskForce): string =>
  ships.every(({ type }) => type === "transport") ? "transports" : located ? "located" : "hidden";

export const wordsOf = ({ role, shadowing, fuel }: Formation): string =>
  `${shadowing ? "shadowing" : role}${role === "strike" && fuel !== null ? " fuel" : ""}`;

/** What lies in each zone: it answers for what cannot be pointed at by itself. */
export function zoneWords(view: Midway): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const put = (zone: string, word: string) => found.set(zone, `${found.get(zone) ?? ""} ${word}`.trim());
  for (const zone of view.squalls) put(zone, "squall");
  for (const force of taskForces(view)) put(force.zone, forceWord(force));
  for (const one of formations(view)) put(one.zone, wordsOf(one));
  return found;
}
