import { describe, expect, test } from "vitest";

import { Pace, type Frames } from "../../src/frame/pace";

/** A screen whose frames and clock the test holds. */
class Screen implements Frames {
  clock = 0;
  visible = true;
  waiting: (() => void)[] = [];
  timers: (() => void)[] = [];

  now = () => this.clock;
  seen = () => this.visible;
  next = (what: () => void) => void this.waiting.push(what);
  after = (_: number, what: () => void) => void this.timers.push(what);
  told: string[] = [];
  tell = (what: string) => void this.told.push(what);

  frame(): void {
    for (const what of this.waiting.splice(0)) what();
  }
}

function table(cost: number) {
  const screen = new Screen();
  const pace = new Pace(screen);
  const drawn: string[] = [];
  const parts = { board: {}, question: {}, around: {} };
  const draw = (name: string) => () => {
    screen.clock += cost;
    drawn.push(name);
  };
  return { screen, pace, drawn, draw, parts };
}

describe("the parts of a move", () => {
  test("share one frame where all of them are quick", () => {
    const { screen, pace, drawn, draw, parts } = table(0.1);
    pace.first(draw("message"));
    for (const [turn, [name, part]] of Object.entries(parts).entries()) pace.later(turn, part, draw(name));
    screen.frame();
    expect(drawn).toEqual(["message", "board", "question", "around"]);
    expect(screen.waiting).toEqual([]);
  });

  test("have a frame each where they are slow, in the order of their turns", () => {
    const { screen, pace, drawn, draw, parts } = table(5);
    pace.first(draw("message"));
    pace.later(2, parts.question, draw("question"));
    pace.later(0, parts.board, draw("board"));
    screen.frame();
    expect(drawn).toEqual(["message"]);
    screen.frame();
    expect(drawn).toEqual(["message", "board"]);
    screen.frame();
    expect(drawn).toEqual(["message", "board", "question"]);
  });

  test("have a frame for themselves where they are much to paint", () => {
    const { screen, pace, drawn, draw, parts } = table(0.1);
    pace.later(0, parts.board, draw("board"));
    pace.later(1, parts.question, draw("panel"), true);
    pace.later(2, parts.around, draw("around"));
    screen.frame();
    expect(drawn).toEqual(["board"]);
    screen.frame();
    expect(drawn).toEqual(["board", "panel"]);
    screen.frame();
    expect(drawn).toEqual(["board", "panel", "around"]);
  });

  test("share a frame again once they have shown to be quick", () => {
    const { screen, pace, drawn, draw, parts } = table(5);
    pace.later(0, parts.board, draw("board"));
    pace.later(1, parts.question, draw("slow"));
    screen.frame();
    expect(drawn).toEqual(["board"]);
    screen.frame();
    const quick = (name: string) => () => void drawn.push(name);
    for (let move = 0; move < 4; move += 1) {
      drawn.length = 0;
      pace.later(0, parts.board, quick("board"));
      pace.later(1, parts.question, quick("question"));
      screen.frame();
    }
    expect(drawn).toEqual(["board", "question"]);
  });

  test("are replaced by their newer selves as long as they wait", () => {
    const { screen, pace, drawn, draw, parts } = table(5);
    pace.later(0, parts.board, draw("old"));
    pace.later(0, parts.board, draw("new"));
    screen.frame();
    expect(drawn).toEqual(["new"]);
  });

  test("are all drawn before somebody acts, and not again", () => {
    const { screen, pace, drawn, draw, parts } = table(5);
    pace.later(0, parts.board, draw("board"));
    pace.later(1, parts.question, draw("question"));
    pace.hurry();
    expect(drawn).toEqual(["board", "question"]);
    screen.frame();
    screen.frame();
    expect(drawn).toEqual(["board", "question"]);
  });

  test("do not wait for frames that never come", () => {
    const { screen, pace, drawn, draw, parts } = table(5);
    for (const name of ["first", "second"]) {
      pace.later(0, parts.board, draw(name));
      for (const timer of screen.timers.splice(0)) timer();
    }
    expect(drawn).toEqual(["first", "second"]);
  });

  test("are not hurried while frames come, however many they need", () => {
    const { screen, pace, drawn, draw, parts } = table(5);
    for (const [turn, [name, part]] of Object.entries(parts).entries()) pace.later(turn, part, draw(name));
    screen.frame();
    for (const timer of screen.timers.splice(0)) timer();
    expect(drawn).toEqual(["board"]);
    for (const timer of screen.timers.splice(0)) timer();
    expect(drawn).toEqual(["board", "question", "around"]);
  });

  test("are not spread where nobody looks", async () => {
    const { screen, pace, drawn, draw, parts } = table(5);
    screen.visible = false;
    pace.later(0, parts.board, draw("board"));
    pace.later(1, parts.question, draw("question"));
    await Promise.resolve();
    expect(drawn).toEqual(["board", "question"]);
  });

  test("leave a frame alone that something else fills", () => {
    const { screen, pace, drawn, draw, parts } = table(0.1);
    pace.fill();
    pace.later(0, parts.board, draw("board"));
    screen.frame();
    expect(drawn).toEqual([]);
    screen.frame();
    expect(drawn).toEqual(["board"]);
  });

  test("are not put together again at once after one of them was dear", () => {
    const { screen, pace, drawn, draw, parts } = table(0.1);
    const move = (question: () => void): string[] => {
      drawn.length = 0;
      pace.later(0, parts.board, draw("board"));
      pace.later(1, parts.question, question);
      screen.frame();
      const first = [...drawn];
      pace.hurry();
      return first;
    };
    const dear = () => {
      screen.clock += 5;
      drawn.push("dear");
    };
    expect(move(draw("question"))).toEqual(["board", "question"]);
    expect(move(dear)).toEqual(["board", "dear"]);
    expect(move(draw("question"))).toEqual(["board"]);
  });

  test("tell a trace which of them was drawn, and how long it took", () => {
    const { screen, pace, draw, parts } = table(2);
    pace.later(0, parts.board, draw("board"));
    pace.later(3, parts.question, draw("answers"));
    screen.frame();
    screen.frame();
    expect(screen.told).toEqual(["board 2.0", "answers 2.0"]);
  });

  test("come even where one before them fails", () => {
    const { screen, pace, drawn, draw, parts } = table(5);
    pace.later(0, parts.board, () => {
      throw new Error("a board that cannot be drawn");
    });
    pace.later(1, parts.question, draw("question"));
    expect(() => {
      screen.frame();
    }).toThrow("cannot be drawn");
    screen.frame();
    expect(drawn).toEqual(["question"]);
  });
});
