// One table's socket: speaks the protocol, reconnects by itself, and never loses or doubles a request.
import type {
  Act,
  AnswerDraw,
  AnswerUndo,
  Bye,
  Chat,
  ChatNews,
  Claim,
  Done,
  Hello,
  Log,
  Look,
  Looked,
  News,
  No,
  Note,
  OfferDraw,
  OrderStaff,
  Page,
  Ping,
  Pong,
  Resign,
  TableNews,
  Thinking,
  Undo,
  UndoNews,
  Welcome,
  Why,
} from "./messages";

const PROTOCOL = 1;

export type ServerMessage =
  Welcome | News | Looked | Page | TableNews | UndoNews | ChatNews | Done | No | Thinking | Pong | Bye;
type Request =
  | Act
  | Undo
  | AnswerUndo
  | Resign
  | OfferDraw
  | AnswerDraw
  | Claim
  | Look
  | Log
  | Why
  | Chat
  | Note
  | OrderStaff
  | Ping;
/** What is asked for, before it gets its number. */
type Wish = Request extends infer R ? (R extends Request ? Omit<R, "id"> : never) : never;
/** How a request ended. `moved`: the table went on before it arrived, so it was not carried out. */
export type Answer = Done | Looked | Page | Pong | No | { type: "moved" };

export type Status = "connecting" | "open" | "offline" | "closed";

/** The part of a WebSocket that is needed here. */
export interface Line {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
}

interface Clock {
  after(ms: number, what: () => void): unknown;
  cancel(timer: unknown): void;
}

const CLOCK: Clock = {
  after: (ms, what) => setTimeout(what, ms),
  cancel: (timer) => {
    clearTimeout(timer as ReturnType<typeof setTimeout>);
  },
};

interface Listening {
  connect: () => Line;
  /** What to say first: the chair, and the last line of the log that one has. */
  greet: () => Omit<Hello, "type" | "protocol">;
  hear: (message: ServerMessage) => void;
  status: (status: Status, attempt: number) => void;
  clock?: Clock;
}

interface Pending {
  message: Request;
  settle: (answer: Answer) => void;
  sent: boolean;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const SILENCE = 25_000;
const PATIENCE = 10_000;

export class TableSocket {
  readonly #pending = new Map<number, Pending>();
  readonly #clock: Clock;
  #line: Line | null = null;
  #welcomed = false;
  #over = false;
  #attempt = 0;
  #next = 1;
  #retry: unknown = null;
  #watch: unknown = null;
  #chatted = 0;

  constructor(readonly listening: Listening) {
    this.#clock = listening.clock ?? CLOCK;
    this.#connect();
  }

  /** Sends a request now, or as soon as the line is there again. Settles exactly once. */
  ask(wish: Wish): Promise<Answer> {
    if (this.#over) return Promise.resolve({ type: "moved" });
    const message = { ...wish, id: this.#next++ } as Request;
    return new Promise((settle) => {
      const pending = { message, settle, sent: false };
      this.#pending.set(message.id, pending);
      this.#send(pending);
    });
  }

  /** Try again at once: the network is said to be back. */
  hurry(): void {
    if (this.#line || this.#over) return;
    this.#clock.cancel(this.#retry);
    this.#attempt = 0;
    this.#connect();
  }

  close(): void {
    this.#end();
  }

  get busy(): boolean {
    return [...this.#pending.values()].some(({ message }) => message.type !== "ping");
  }

  #connect(): void {
    this.listening.status(this.#attempt ? "offline" : "connecting", this.#attempt);
    const line = this.listening.connect();
    this.#line = line;
    this.#welcomed = false;
    this.#expect();
    line.onopen = () => {
      const hello: Hello = { type: "hello", protocol: PROTOCOL, ...this.listening.greet() };
      line.send(JSON.stringify(hello));
    };
    line.onmessage = (event: { data: unknown }) => {
      if (this.#line === line) this.#heard(String(event.data));
    };
    line.onclose = () => {
      if (this.#line === line) this.#lost();
    };
  }

  #lost(): void {
    this.#line = null;
    this.#welcomed = false;
    this.#clock.cancel(this.#watch);
    if (this.#over) return;
    this.#attempt += 1;
    this.listening.status("offline", this.#attempt);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#attempt - 1));
    this.#retry = this.#clock.after(wait * (0.75 + Math.random() / 2), () => {
      this.#connect();
    });
  }

  #end(): void {
    this.#over = true;
    this.#clock.cancel(this.#retry);
    this.#clock.cancel(this.#watch);
    const line = this.#line;
    this.#line = null;
    line?.close();
    for (const { settle } of this.#pending.values()) settle({ type: "moved" });
    this.#pending.clear();
    this.listening.status("closed", this.#attempt);
  }

  #send(pending: Pending): void {
    if (!this.#welcomed || !this.#line) return;
    pending.sent = true;
    this.#line.send(JSON.stringify(pending.message));
  }

  /** After some silence a ping; after more silence the line is taken for dead. */
  #expect(): void {
    this.#clock.cancel(this.#watch);
    this.#watch = this.#clock.after(this.#welcomed ? SILENCE : PATIENCE, () => {
      const line = this.#line;
      if (!line) return;
      if (this.#welcomed) void this.ask({ type: "ping" });
      this.#watch = this.#clock.after(this.#welcomed ? PATIENCE : 0, () => {
        this.#lost();
        line.close();
      });
    });
  }

  #heard(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === "welcome") {
      this.#welcome(message);
      return;
    }
    this.#expect();
    if (message.type === "chat") this.#chatted = Math.max(this.#chatted, message.line.id);
    if (message.type === "bye" && !message.again) {
      this.listening.hear(message);
      this.#end();
      return;
    }
    this.listening.hear(message);
    if ("id" in message && message.id !== null) this.#settle(message.id, message);
  }

  #settle(id: number, answer: Answer): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    this.#pending.delete(id);
    pending.settle(answer);
  }

  /** The line is there (again): whatever was not acknowledged is settled by the log, or sent once more. */
  #welcome(welcome: Welcome): void {
    this.#welcomed = true;
    this.#attempt = 0;
    this.#expect();
    this.listening.hear(welcome);
    this.listening.status("open", 0);
    for (const [id, pending] of [...this.#pending]) {
      const fate = pending.sent ? fateOf(pending.message, welcome, this.#chatted) : freshFate(pending.message, welcome);
      if (fate === "again") this.#send(pending);
      else if (fate === "done") this.#settle(id, { type: "done", id, seq: welcome.outlook.seq });
      else this.#settle(id, { type: "moved" });
    }
    this.#chatted = Math.max(this.#chatted, ...welcome.chat.map((line) => line.id));
  }
}

/** What became of a request that was sent on a line that broke. The log knows: an action has its own place in it. */
export function fateOf(message: Request, welcome: Welcome, chatted: number): "done" | "again" | "moved" {
  switch (message.type) {
    case "act": {
      if (welcome.outlook.seq === message.seq) return "again";
      const line = welcome.log.find((step) => step.seq === message.seq + 1);
      return line && line.seat === message.seat && line.action === message.action ? "done" : "moved";
    }
    case "resign":
    case "claim":
      if (welcome.log.some((step) => step.kind === "end" && step.seq === message.seq + 1 && step.seat === message.seat))
        return "done";
      return welcome.outlook.seq === message.seq ? "again" : "moved";
    case "undo":
    case "answer-undo":
    case "offer-draw":
    case "answer-draw":
      return welcome.outlook.seq === message.seq ? "again" : "moved";
    case "chat":
      return welcome.chat.some((line) => line.id > chatted && line.text === message.text) ? "done" : "again";
    case "ping":
    case "log":
      return "moved";
    default:
      return "again";
  }
}

/** What becomes of a request that was made while the line was down. */
function freshFate(message: Request, welcome: Welcome): "again" | "moved" {
  if ("seq" in message) return welcome.outlook.seq === message.seq ? "again" : "moved";
  return "again";
}
