// Ways over the board for an aircraft that is to fly: all there are, and which of those to an area is proposed first.
import { ahead, apart, area, flown, name, type Area, type Pose } from "./hexes";
import { STEERING } from "./ways";

/** Manoeuvres, and where the aircraft is after each of them. */
export interface Course {
  tokens: string[];
  poses: Pose[];
}

export const ending = (course: Course): Pose => course.poses[course.poses.length - 1] ?? { at: { q: 0, r: 0 }, way: 0 };
export const endName = (course: Course): string => name(ending(course).at);

/** Every way of `least` to `most` Manoeuvres over areas that are there. */
export function flights(from: Pose, least: number, most: number, there: ReadonlySet<string>): Course[] {
  const found: Course[] = [];
  const go = (course: Course, pose: Pose) => {
    if (course.tokens.length >= Math.max(1, least)) found.push(course);
    if (course.tokens.length === most || !there.has(name(ahead(pose.at, pose.way)))) return;
    for (const token of STEERING) {
      const next = flown(pose, token);
      go({ tokens: [...course.tokens, token], poses: [...course.poses, next] }, next);
    }
  };
  go({ tokens: [], poses: [] }, from);
  return found;
}

/** The ways that whole plans lead, as far as they stay over areas that are there. */
export function plans(from: Pose, legal: string[], there: ReadonlySet<string>): Course[] {
  return legal
    .filter((one) => one.startsWith("plan "))
    .map((one) => {
      const tokens = one.split(" ").slice(1);
      const poses: Pose[] = [];
      for (const token of tokens) poses.push(flown(poses.at(-1) ?? from, token));
      return { tokens, poses };
    })
    .filter(({ poses }) => poses.every(({ at }) => there.has(name(at))));
}

/** The ways of a lesson's rows of answers, from here on or from where the aircraft is picked up. */
export function scripted(from: Pose, rows: string[][], pickedUp: string): Course[] {
  return rows.flatMap(([first = "", ...rest]) => {
    const tokens = (first === pickedUp ? rest : [first, ...rest]).filter((one) => one !== "stop");
    if (!tokens.length || !tokens.every((one) => STEERING.includes(one))) return [];
    const poses: Pose[] = [];
    for (const token of tokens) poses.push(flown(poses.at(-1) ?? from, token));
    return [{ tokens, poses }];
  });
}

/** What makes one way better than another to the same area; the smaller the better, the first figure first. */
export type Judge = (course: Course) => number[];

export interface Sky {
  there: ReadonlySet<string>;
  /** Where others are: flying over them changes places. */
  taken: ReadonlySet<string>;
  /** How many of the enemies it would have in its sights there, and how many would have it in theirs. */
  sights: (pose: Pose) => { aimed: number; inDanger: number };
  /** Where it is bound for. */
  goal: Area;
}

/** Nobody is pushed aside; the nose stays over the board, then enemies in sight, then towards the goal, then straight on. */
export const judge =
  ({ there, taken, sights, goal }: Sky): Judge =>
  (course) => {
    const end = ending(course);
    const next = ahead(end.at, end.way);
    const { aimed, inDanger } = sights(end);
    return [
      course.poses.filter(({ at }) => taken.has(name(at))).length,
      there.has(name(next)) ? 0 : 1,
      -aimed,
      inDanger,
      apart(next, goal),
      course.tokens.length,
      course.tokens.filter((token) => token !== "forward").length,
    ];
  };

/** The ways to an area, the best first. */
export function leading(courses: Course[], to: string, by: Judge): Course[] {
  const judged = courses.filter((one) => endName(one) === to).map((course) => ({ course, marks: by(course) }));
  judged.sort((one, two) => {
    const at = one.marks.findIndex((mark, i) => mark !== two.marks[i]);
    return at < 0 ? 0 : (one.marks[at] ?? 0) - (two.marks[at] ?? 0);
  });
  return judged.map(({ course }) => course);
}

/** Whether a way goes over these areas, in their order. */
export function passes(course: Course, over: string[]): boolean {
  let next = 0;
  for (const { at } of course.poses) if (name(at) === over[next]) next += 1;
  return next >= over.length;
}

/** The areas in which a way may end, from left to right as the board is read. */
export function ends(courses: Course[]): string[] {
  const found = [...new Set(courses.map(endName))].map(area);
  return found.sort((one, two) => one.r - two.r || one.q - two.q).map(name);
}
