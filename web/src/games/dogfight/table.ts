// The shape of the view, and the table that the figures lay out: tiles, carriers, areas where fighters come back.
import ours from "../../../../src/pointluck/games/dogfight/data.toml";
import type { View } from "../../frame/board";
import { merged } from "../../frame/figures";
import type { Language, Params } from "../../language/language";
import type { Aircraft, DogfightView } from "../../wire/views/dogfight";
import { apart, area, bearing, direction, name, plus, SIZE, tileAreas, turned, within, type Area } from "./hexes";

export type Side = "usa" | "japan";
export const SIDES: Side[] = ["usa", "japan"];
export type Both<T> = Record<Side, T>;
export type Cards = Record<string, number>;
export const SEALED = "sealed";

/** Before the name of an aircraft: a lesson speaks of its guns. */
export const GUNS = "guns-";

/** How large an aircraft is drawn: its wings reach from one side of an area to the other. */
export const PLANE = SIZE * 1.74;

export type { Aircraft, CombatShown as Combat, DogfightView } from "../../wire/views/dogfight";

/** Cards by name, with how many of each. */
export const held = (language: Language, cards: Cards): string[] =>
  Object.entries(cards).map(([card, count]) => (count > 1 ? `${language.name(card)} ×${count}` : language.name(card)));

export const read = (view: View): DogfightView => view as DogfightView;

type Pair = [number, number];
interface BoardFigures {
  big_tile_radius: number;
  midway_tile: string;
  small_tile: Pair[];
  big_tiles: Record<string, Pair>;
  usa: { carrier: Pair; start: Pair[] };
  japan: { carrier: Pair; start: Pair[] };
}
export type Colour = "red" | "yellow" | "light_blue" | "navy";
export const COLOURS: Colour[] = ["red", "yellow", "light_blue", "navy"];

interface Role {
  flight_min: number;
  flight_max: number;
  /** Tokens that are left out of a plan. */
  skip: number;
  diagram: string;
  firing_bonus: number;
}

type DogfightFigures = {
  boards: Record<string, BoardFigures>;
  reinforcement_areas: Record<string, Both<Pair[]>>;
  range_diagrams: Both<Record<string, Record<Colour, Pair[]>>>;
  colours: Record<Colour, { cards: number; area: string }>;
  aircraft: Record<string, Role>;
  firing_cards: Both<number[]>;
  order_cards: Record<string, { cost: number }>;
};

const pair = ([q, r]: Pair): Area => ({ q, r });

export interface Hex {
  at: Area;
  name: string;
  kind: "sea" | "midway" | "small";
  carrier: Side | null;
  back: Side | null;
  /** Neighbouring tiles differ in shade, so that one sees where each ends. */
  tint: number;
}

export interface InRange {
  at: Area;
  colour: Colour;
  cards: number;
  attack: boolean;
}

/** What does not change while a game goes on. */
export class Layout {
  readonly figures: DogfightFigures;
  readonly smallTile: Area[];
  readonly #board: BoardFigures;
  readonly #back: Both<Set<string>>;
  readonly #big: Hex[];
  readonly #hunting: boolean;

  constructor(view: DogfightView) {
    this.figures = merged(ours, view.setup.figures) as DogfightFigures;
    const option = (id: string, fallback: string) => String(view.setup.options[id] ?? fallback);
    const board = this.figures.boards[option("df.board", "large")];
    if (!board) throw new Error("a game without a board");
    this.#board = board;
    this.#hunting = view.mode === "carrier-hunt";
    this.smallTile = board.small_tile.map(pair);
    const layout = this.figures.reinforcement_areas[option("df.reinforcement_layout", "sides")];
    const back = (side: Side) => (view.mode === "domination" ? (layout?.[side] ?? []) : []);
    this.#back = {
      usa: new Set(back("usa").map((one) => name(pair(one)))),
      japan: new Set(back("japan").map((one) => name(pair(one)))),
    };
    this.#big = Object.entries(board.big_tiles).flatMap(([tile, at], number) =>
      within(board.big_tile_radius, pair(at)).map((one) =>
        this.#hex(one, tile === board.midway_tile ? "midway" : "sea", number % 3),
      ),
    );
  }

  carrier(side: Side): Area {
    return pair(this.#board[side].carrier);
  }

  #hex(at: Area, kind: Hex["kind"], tint: number): Hex {
    const text = name(at);
    const carrier = SIDES.find((side) => name(this.carrier(side)) === text) ?? null;
    const back = SIDES.find((side) => this.#back[side].has(text)) ?? null;
    return { at, name: text, kind, carrier, back, tint };
  }

  hexes(view: DogfightView): Hex[] {
    const small = view.tiles.flatMap((place) => (place ? tileAreas(place, this.smallTile) : []));
    return [...this.#big, ...small.map((at) => this.#hex(at, "small", 0))];
  }

  /** The range diagram of an aircraft, laid over the table as it faces. */
  range(aircraft: Aircraft, at: string, facing: string): InRange[] {
    const role = this.figures.aircraft[aircraft.role];
    const diagram = role ? this.figures.range_diagrams[aircraft.side][role.diagram] : undefined;
    if (!diagram) return [];
    const middle = area(at);
    return COLOURS.flatMap((colour) => {
      const { cards, area: kind } = this.figures.colours[colour];
      return diagram[colour].map((one) => ({
        at: plus(middle, turned(pair(one), direction(facing))),
        colour,
        cards,
        attack: kind === "attack",
      }));
    });
  }

  /** An area as sentences tell it, like the rules do: over Midway, else by what is nearest and on which side of that. */
  whereabouts(at: Area): Params {
    const tile = this.#board.midway_tile;
    const middle = pair(this.#board.big_tiles[tile] ?? [0, 0]);
    const over = { by: "over-midway", mark: middle };
    const marks = this.#hunting ? SIDES.map((side) => ({ by: side as string, mark: this.carrier(side) })) : [];
    const nearest = [...marks, { by: "midway", mark: middle }].reduce((one, other) =>
      apart(at, other.mark) < apart(at, one.mark) ? other : one,
    );
    const { by, mark } = apart(at, middle) <= this.#board.big_tile_radius ? over : nearest;
    return { area: name(at), by, apart: apart(at, mark), bearing: bearing(mark, at) };
  }

  role(aircraft: Aircraft): Role | null {
    return this.figures.aircraft[aircraft.role] ?? null;
  }

  cost(card: string): number | null {
    return this.figures.order_cards[card]?.cost ?? null;
  }
}

/** Out of the battle, unless it may come back. */
export const isLost = (one: Aircraft): boolean => one.lost > 0;
