// What has been picked up and not yet put down: the part of an answer that is not an action yet. Board and prompt bar
// share it. An answer of several steps is sent one by one, and only as long as each question is the one foreseen.
import { untrack } from "svelte";

import type { Params } from "../../language/language";
import type { Prompt } from "../../wire/messages";
import {
  ending,
  endName,
  ends,
  flights,
  judge,
  leading,
  passes,
  plans,
  scripted,
  type Course,
  type Judge,
  type Sky,
} from "./courses";
import { area, direction, facingOf, name, type Pose } from "./hexes";
import type { Aircraft, DogfightView, Layout } from "./table";
import { acting, placing, type Acting, type Placing } from "./ways";

const NONE: ReadonlyMap<string, string> = new Map();

type Act = (action: string) => void;

/** What is sent when the question comes that this step was made for. */
interface Step {
  action: string;
  from: Pose;
}

const same = (one: Pose, other: Pose): boolean =>
  name(one.at) === name(other.at) && facingOf(one.way) === facingOf(other.way);

const path = ({ poses }: Course): string => poses.map(({ at }) => name(at)).join(" ");

const pose = (aircraft: Aircraft): Pose => ({ at: area(aircraft.area ?? "0,0"), way: direction(aircraft.facing) });

export class Choice {
  aircraft = $state<string | null>(null);
  area = $state<string | null>(null);
  plan = $state<string[]>([]);
  /** The way that is proposed. */
  course = $state.raw<Course | null>(null);
  #prompt = $state.raw<Prompt | null>(null);
  #view = $state.raw<DogfightView | null>(null);
  #layout: Layout | null = null;
  #steps = $state.raw<Step[]>([]);
  #settingUp = false;

  readonly placing: Placing = $derived.by(() => placing(this.#prompt?.legal ?? []));
  readonly acting: Map<string, Acting> = $derived.by(() => acting(this.#prompt?.legal ?? []));
  /** The enemies that the aircraft picked up may attack. */
  readonly targets: ReadonlyMap<string, string> = $derived.by(
    () => this.acting.get(this.aircraft ?? "")?.attacks ?? NONE,
  );
  /** The aircraft whose way is to be chosen. */
  readonly flier: Aircraft | null = $derived.by(() => {
    const { kind = "", params = {} } = this.#prompt ?? {};
    const flying = kind === "activate" && this.acting.get(this.aircraft ?? "")?.fly ? this.aircraft : null;
    const asked = ["manoeuvre", "plan", "plan-again"].includes(kind) ? params["aircraft"] : flying;
    return this.#view?.aircraft.find((one) => one.name === asked && one.area !== null) ?? null;
  });
  readonly courses: Course[] = $derived.by(() => this.#courses());
  /** The areas where it can end. */
  readonly ends: string[] = $derived.by(() => ends(this.courses));
  readonly #judge: Judge = $derived.by(() => (this.flier ? judge(this.#sky(this.flier)) : () => []));
  /** All ways to where the proposed one ends, the best first. */
  readonly others: Course[] = $derived.by(() =>
    this.course ? leading(this.courses, endName(this.course), this.#judge) : [],
  );
  /** The best of them over each row of areas. */
  readonly paths: Course[] = $derived.by(() =>
    this.others.filter((one, i) => this.others.findIndex((other) => path(other) === path(one)) === i),
  );

  /** A new question: whatever was in the hand is put back, and what is likely is taken up. */
  ask(prompt: Prompt | null, view: DogfightView, layout: Layout): void {
    untrack(() => {
      const again = prompt === this.#prompt;
      this.#layout = layout;
      this.#view = view;
      if (again) return;
      this.#prompt = prompt;
      this.area = null;
      this.plan = [];
      this.course = null;
      const [first] = prompt?.kind === "activate" ? this.acting.keys() : this.placing.keys();
      this.aircraft = first ?? null;
    });
  }

  /** Pick an aircraft up, or put it down where another may act instead. */
  take(aircraft: string): void {
    this.aircraft = this.aircraft === aircraft && this.acting.size > 1 ? null : aircraft;
    this.course = null;
  }

  // --- the way ---------------------------------------------------------------------------------------------------------

  #courses(): Course[] {
    const { kind = "", params = {}, legal = [] } = this.#prompt ?? {};
    const aircraft = this.flier;
    const role = aircraft && this.#layout?.role(aircraft);
    if (!aircraft || !role) return [];
    const there = this.#there();
    // Whoever leaves a token out ends elsewhere.
    if (kind.startsWith("plan")) return role.skip ? [] : plans(pose(aircraft), legal, there);
    if (this.#prompt?.rows) return scripted(pose(aircraft), this.#prompt.rows, `fly ${aircraft.name}`);
    const flown = kind === "manoeuvre" ? Number(params["number"]) - 1 : 0;
    return flights(pose(aircraft), role.flight_min - flown, role.flight_max - flown, there);
  }

  #there(): Set<string> {
    return new Set(this.#view && this.#layout ? this.#layout.hexes(this.#view).map((hex) => hex.name) : []);
  }

  #sky(aircraft: Aircraft): Sky {
    const [view, layout] = [this.#view, this.#layout];
    const others = view?.aircraft.filter((one) => one.name !== aircraft.name && one.area !== null) ?? [];
    const enemies = others.filter((one) => one.side !== aircraft.side);
    const aims = (one: Aircraft, at: Pose) =>
      new Set(
        (layout?.range(one, name(at.at), facingOf(at.way)) ?? [])
          .filter(({ attack }) => attack)
          .map((seen) => name(seen.at)),
      );
    const dangers = enemies.map((one) => aims(one, pose(one)));
    const hunting = view?.mode === "carrier-hunt";
    return {
      there: this.#there(),
      taken: new Set(others.map((one) => one.area ?? "")),
      sights: (at) => {
        const aimed = aims(aircraft, at);
        return {
          aimed: enemies.filter((one) => aimed.has(one.area ?? "")).length,
          inDanger: dangers.filter((seen) => seen.has(name(at.at))).length,
        };
      },
      goal: hunting && layout ? layout.carrier(aircraft.side === "usa" ? "japan" : "usa") : { q: 0, r: 0 },
    };
  }

  /** The best way to an area. */
  propose(to: string): void {
    this.#set(leading(this.courses, to, this.#judge)[0]);
  }

  /** The best way over these areas that ends in the last of them. */
  over(areas: string[]): void {
    const to = areas.at(-1) ?? "";
    const found = leading(this.courses, to, this.#judge);
    this.#set(found.find((one) => passes(one, areas)) ?? found[0]);
  }

  /** The same end with the nose elsewhere. */
  turn(way: number): void {
    this.#set(this.others.find((one) => facingOf(ending(one).way) === facingOf(way)));
  }

  /** The next of the ways to the same end that goes over other areas. */
  another(): void {
    const at = this.paths.findIndex((one) => this.course && path(one) === path(this.course));
    this.#set(this.paths[(at + 1) % this.paths.length]);
  }

  /** The best way to the next area where it can end. */
  further(): void {
    const at = this.course ? this.ends.indexOf(endName(this.course)) : -1;
    this.propose(this.ends[(at + 1) % this.ends.length] ?? "");
  }

  /** Token by token instead. */
  lay(tokens: string[]): void {
    this.plan = tokens;
    this.course = null;
  }

  #set(course: Course | undefined): void {
    if (!course) return;
    this.course = course;
    if (this.#prompt?.kind.startsWith("plan")) this.plan = course.tokens;
  }

  // --- answers of several steps ----------------------------------------------------------------------------------------

  /** Where the way proposed ends, for sentences. */
  get whereabouts(): Params {
    return (this.course && this.#layout?.whereabouts(ending(this.course).at)) ?? {};
  }

  /** The plan that flies the way proposed, where a plan is asked for. */
  get planned(): string | null {
    return this.course && this.#prompt?.kind.startsWith("plan") ? `plan ${this.course.tokens.join(" ")}` : null;
  }

  /** A way that was taken is being flown, step by step. */
  get underWay(): boolean {
    return this.#steps.length > 0;
  }

  /** Takes the way proposed. */
  fly(act: Act): void {
    const [prompt, aircraft, course] = [this.#prompt, this.flier, this.course];
    if (!prompt || !aircraft || !course) return;
    if (this.planned !== null) {
      act(this.planned);
      return;
    }
    const start = pose(aircraft);
    const steps = course.tokens.map((action, i) => ({ action, from: course.poses[i - 1] ?? start }));
    // Where the Flight is over by itself nobody asks, and this is never sent.
    steps.push({ action: "stop", from: ending(course) });
    const [first, ...rest] =
      prompt.kind === "activate" ? [{ action: `fly ${aircraft.name}`, from: start }, ...steps] : steps;
    this.#steps = rest;
    if (first) act(first.action);
  }

  /** Sets up as is usual, to the last aircraft. */
  setUp(act: Act): void {
    const next = this.usual[0];
    if (next === undefined) return;
    this.#settingUp = true;
    act(next);
  }

  /** What the server would place, all of it. */
  get usual(): string[] {
    const offered = this.#prompt?.params["usual"];
    return Array.isArray(offered) ? offered.map(String) : [];
  }

  /** The next step under way, if what is asked now is what it answers; anything else ends it. */
  next(): string | null {
    const prompt = this.#prompt;
    if (this.#settingUp && prompt) {
      this.#settingUp = prompt.kind === "place";
      if (this.#settingUp) return this.usual[0] ?? null;
    }
    const [step, ...rest] = this.#steps;
    const aircraft = this.flier;
    const foreseen = prompt?.kind === "manoeuvre" && aircraft && step && same(pose(aircraft), step.from);
    const goesOn = foreseen && prompt.legal.includes(step.action);
    this.#steps = goesOn ? rest : [];
    return goesOn ? step.action : null;
  }
}

export const choice = new Choice();
