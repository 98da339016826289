import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { StepInfo, Welcome } from "../../src/wire/messages";
import { TableSocket, fateOf, type Line, type ServerMessage, type Status } from "../../src/wire/socket";

/** A server's end of one connection, in memory. */
class Wire implements Line {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  sent: { type: string; id?: number; [more: string]: unknown }[] = [];
  closed = false;

  send(text: string) {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  close() {
    this.closed = true;
  }
  open() {
    this.onopen?.({} as never);
  }
  tell(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) } as never);
  }
  drop() {
    this.onclose?.({} as never);
  }
  requests(type: string) {
    return this.sent.filter((message) => message.type === type);
  }
}

const line = (seq: number, seat: string, action: string): StepInfo => ({
  seq,
  number: seq,
  kind: "step",
  seat,
  action,
  events: [],
  undone: false,
  at: "",
});

const welcome = (seq: number, log: StepInfo[] = [], chat: Welcome["chat"] = []) =>
  ({
    type: "welcome",
    protocol: 1,
    outlook: { seq },
    log,
    chat,
    whole: false,
    since: 0,
    note: "",
  }) as unknown as Welcome;

let wires: Wire[];
let heard: ServerMessage[];
let statuses: Status[];
let seen: number;

function sit(): TableSocket {
  return new TableSocket({
    connect: () => {
      const wire = new Wire();
      wires.push(wire);
      return wire;
    },
    greet: () => ({ seat: "usa", seen }),
    hear: (message) => heard.push(message),
    status: (status) => statuses.push(status),
  });
}

const now = (): Wire => wires.at(-1) as Wire;

beforeEach(() => {
  vi.useFakeTimers();
  [wires, heard, statuses, seen] = [[], [], [], 0];
});
afterEach(() => vi.useRealTimers());

describe("a table's socket", () => {
  it("greets first, and sends nothing before it is welcome", async () => {
    const socket = sit();
    const answer = socket.ask({ type: "act", seat: "usa", seq: 5, action: "bid 2" });
    now().open();
    expect(now().sent).toEqual([{ type: "hello", protocol: 1, seat: "usa", seen: 0 }]);
    now().tell(welcome(5));
    expect(now().requests("act")).toHaveLength(1);
    now().tell({ type: "done", id: now().requests("act")[0]?.id, seq: 6 });
    expect((await answer).type).toBe("done");
  });

  it("goes on from the last line it has seen", () => {
    sit();
    now().open();
    now().tell(welcome(5));
    seen = 5;
    now().drop();
    vi.advanceTimersByTime(1000);
    now().open();
    expect(now().sent[0]).toMatchObject({ type: "hello", seen: 5 });
  });

  it("waits longer after each failure, and hurries when the network is back", () => {
    const socket = sit();
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      const before = wires.length;
      now().drop();
      let waited = 0;
      while (wires.length === before) {
        vi.advanceTimersByTime(50);
        waited += 50;
      }
      waits.push(waited);
    }
    expect(waits[0]).toBeLessThan(600);
    expect(waits[4]).toBeGreaterThan(waits[1] ?? 0);
    expect(Math.max(...waits)).toBeLessThan(20_000);
    now().drop();
    const before = wires.length;
    socket.hurry();
    expect(wires).toHaveLength(before + 1);
    expect(statuses).toContain("offline");
  });

  it("never sends an acknowledged action again", async () => {
    const socket = sit();
    now().open();
    now().tell(welcome(5));
    const answer = socket.ask({ type: "act", seat: "usa", seq: 5, action: "bid 2" });
    now().tell({ type: "done", id: now().requests("act")[0]?.id, seq: 6 });
    await answer;
    now().drop();
    vi.advanceTimersByTime(1000);
    now().open();
    now().tell(welcome(6, [line(6, "usa", "bid 2")]));
    expect(now().requests("act")).toHaveLength(0);
  });

  it("takes an action that is in the log for done, though the answer was lost", async () => {
    const socket = sit();
    now().open();
    now().tell(welcome(5));
    const answer = socket.ask({ type: "act", seat: "usa", seq: 5, action: "bid 2" });
    now().drop();
    vi.advanceTimersByTime(1000);
    now().open();
    now().tell(welcome(8, [line(6, "usa", "bid 2"), line(7, "chance", "die 3")]));
    expect(await answer).toEqual({ type: "done", id: 1, seq: 8 });
    expect(now().requests("act")).toHaveLength(0);
  });

  it("sends an action that never arrived once more, with the same line number", async () => {
    const socket = sit();
    now().open();
    now().tell(welcome(5));
    const answer = socket.ask({ type: "act", seat: "usa", seq: 5, action: "bid 2" });
    const first = now().requests("act")[0];
    now().drop();
    vi.advanceTimersByTime(1000);
    now().open();
    now().tell(welcome(5));
    expect(now().requests("act")).toEqual([first]);
    now().tell({ type: "done", id: first?.id, seq: 6 });
    expect((await answer).type).toBe("done");
  });

  it("does not repeat an action when the table has gone on without it", async () => {
    const socket = sit();
    now().open();
    now().tell(welcome(5));
    const answer = socket.ask({ type: "act", seat: "usa", seq: 5, action: "bid 2" });
    now().drop();
    vi.advanceTimersByTime(1000);
    now().open();
    now().tell(welcome(6, [line(6, "usa", "bid 3")]));
    expect((await answer).type).toBe("moved");
    expect(now().requests("act")).toHaveLength(0);
  });

  it("says a sentence once, however often the line breaks", async () => {
    const socket = sit();
    now().open();
    now().tell(welcome(5, [], [{ id: 3, name: "A", seat: null, text: "hello", at: "" }]));
    const answer = socket.ask({ type: "chat", text: "hello" });
    now().drop();
    vi.advanceTimersByTime(1000);
    now().open();
    const said = { name: "A", seat: null, text: "hello", at: "" };
    now().tell(
      welcome(
        5,
        [],
        [
          { id: 3, ...said },
          { id: 4, ...said },
        ],
      ),
    );
    expect((await answer).type).toBe("done");
    expect(now().requests("chat")).toHaveLength(0);
  });

  it("takes a silent line for dead and makes a new one", () => {
    sit();
    now().open();
    now().tell(welcome(5));
    vi.advanceTimersByTime(26_000);
    expect(now().requests("ping")).toHaveLength(1);
    const old = now();
    vi.advanceTimersByTime(12_000);
    expect(old.closed).toBe(true);
    expect(wires.length).toBeGreaterThan(1);
  });

  it("stops when the server says so, and comes again when it only restarts", async () => {
    sit();
    now().open();
    now().tell(welcome(5));
    now().tell({ type: "bye", key: "problem-server-stops", params: {}, again: true });
    now().drop();
    vi.advanceTimersByTime(1000);
    expect(wires).toHaveLength(2);
    now().open();
    now().tell({ type: "bye", key: "problem-not-found", params: {}, again: false });
    now().drop();
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(2);
    expect(statuses.at(-1)).toBe("closed");
  });
});

it("knows from the log what became of an action", () => {
  const act = { type: "act", id: 1, seat: "usa", seq: 5, action: "bid 2" } as const;
  expect(fateOf(act, welcome(5), 0)).toBe("again");
  expect(fateOf(act, welcome(6, [line(6, "usa", "bid 2")]), 0)).toBe("done");
  expect(fateOf(act, welcome(6, [line(6, "japan", "bid 2")]), 0)).toBe("moved");
});

describe("an end that was sent on a line that broke", () => {
  const resign = { type: "resign", id: 1, seat: "usa", seq: 4 } as const;

  it("is done if the log has it, sent again if nothing happened, and else asked anew", () => {
    const ended = { ...line(5, "usa", "resign usa"), kind: "end" as const };
    expect(fateOf(resign, welcome(5, [ended]), 0)).toBe("done");
    expect(fateOf(resign, welcome(4), 0)).toBe("again");
    expect(fateOf(resign, welcome(5, [line(5, "japan", "pass")]), 0)).toBe("moved");
    expect(fateOf({ ...resign, type: "answer-draw", agree: true }, welcome(5, [line(5, "japan", "pass")]), 0)).toBe(
      "moved",
    );
  });
});
