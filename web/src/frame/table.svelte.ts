// A table that is open: what the server told of it, kept up to date, and everything a person can do at it.
import type { Chatted, EventInfo, OrderStaff, Outlook, StepInfo, TableInfo, UndoAsked } from "../wire/messages";
import type { Params } from "../wire/http";
import { heard } from "../wire/told";
import { TableSocket, type Answer, type Line, type ServerMessage, type Status } from "../wire/socket";
import { answerBegan, joined } from "./log";
import { shared } from "./shared";

export interface Refusal {
  key: string;
  params: Params;
  clause: string | null;
}

/** How people end a game themselves; `noDraw` declines a draw, or withdraws one's own. */
export interface Endings {
  resign: { type: "resign" };
  draw: { type: "offer-draw" };
  agree: { type: "answer-draw"; agree: true };
  noDraw: { type: "answer-draw"; agree: false };
  claim: { type: "claim" };
}

const ENDINGS: Endings = {
  resign: { type: "resign" },
  draw: { type: "offer-draw" },
  agree: { type: "answer-draw", agree: true },
  noDraw: { type: "answer-draw", agree: false },
  claim: { type: "claim" },
};

export interface Where {
  table: string;
  /** The last part of a watch path, for those who look on. */
  watch?: string | null;
  connect?: () => Line;
}

export class Table {
  status = $state<Status>("connecting");
  info = $state.raw<TableInfo | null>(null);
  /** When `info` was told, in milliseconds: it counts seconds from then on. */
  heard = $state(Date.now());
  outlook = $state.raw<Outlook | null>(null);
  /** Shows what happens; told of it before the outlook changes. */
  stage: { hear: (events: EventInfo[], before: Outlook, after: Outlook) => void; clear: () => void } | null = null;
  log = $state.raw<StepInfo[]>([]);
  /** The line after which everything is new to this chair. */
  since = $state(0);
  chat = $state.raw<Chatted[]>([]);
  unread = $state(0);
  note = $state("");
  undo = $state.raw<UndoAsked | null>(null);
  /** Bots at work, and how far they have come. */
  thinking = $state.raw<Record<string, number | null>>({});
  #turningBack = false;
  /** Why the table closed for good. */
  gone = $state.raw<Refusal | null>(null);
  /** An action is under way: until it is acknowledged and its view is here, no other is taken. */
  acting = $state<string | null>(null);
  /** Actions that were taken back and may be taken again, the next one last. */
  again = $state.raw<string[]>([]);
  /** How many steps there were before each of those that went on with the answer before it. */
  readonly #within = new Set<number>();
  readonly #socket: TableSocket;

  constructor(readonly where: Where) {
    this.#socket = new TableSocket({
      connect: where.connect ?? (() => new WebSocket(address(where.table))),
      greet: () => ({
        seat: this.outlook?.seat ?? null,
        seen: this.outlook ? this.outlook.seq : null,
        watch: where.watch ?? null,
        token: null,
      }),
      hear: (message) => {
        this.#hear(message);
      },
      status: (status) => {
        this.status = status;
      },
    });
  }

  close(): void {
    this.#socket.close();
  }

  hurry(): void {
    this.#socket.hurry();
  }

  /** The chairs of whoever looks. */
  get chairs(): string[] {
    return this.info?.seats.filter((seat) => seat.you).map((seat) => seat.seat) ?? [];
  }

  /** One of one's own chairs must act, but it is not the one from which one looks. */
  get elsewhere(): string | null {
    const waiting = this.outlook?.waiting_for ?? null;
    return waiting && waiting !== this.outlook?.seat && this.chairs.includes(waiting) ? waiting : null;
  }

  /** How many steps there were before one's own last answer, which may be several steps; null: there is none. */
  get backTo(): number | null {
    return answerBegan(this.log, this.outlook?.seat ?? null, this.outlook?.back_to ?? null, this.#within);
  }

  /** Takes an action. Null when it is saved; else why it was not. One at a time: a second click does nothing. */
  async act(action: string, goesOn = false): Promise<Refusal | null> {
    const outlook = this.outlook;
    if (!outlook?.prompt || this.acting !== null) return null;
    this.acting = action;
    const before = this.again;
    if (goesOn) this.#within.add(outlook.number);
    else this.#within.delete(outlook.number);
    const answer = await this.#socket.ask({ type: "act", seat: outlook.prompt.seat, seq: outlook.seq, action });
    const refusal = this.#refusalOf(answer);
    // What was taken back stays on offer only as long as it is taken again in its order.
    if (!refusal) this.again = before.at(-1) === action ? before.slice(0, -1) : [];
    if (refusal || answer.type !== "done" || (this.outlook?.seq ?? 0) >= answer.seq) this.acting = null;
    return refusal;
  }

  /** Back to the state after `to` steps: at once where that is free, else the others are asked. */
  async takeBack(to: number): Promise<Refusal | null> {
    const outlook = this.outlook;
    if (!outlook?.seat || this.acting !== null) return null;
    // The next press counts from where this one leads.
    this.acting = "undo";
    const answer = await this.#socket.ask({ type: "undo", seat: outlook.seat, seq: outlook.seq, to });
    const refusal = this.#refusalOf(answer);
    if (refusal || answer.type !== "done" || (this.outlook?.seq ?? 0) >= answer.seq) this.acting = null;
    return refusal;
  }

  async answerUndo(agree: boolean): Promise<Refusal | null> {
    const outlook = this.outlook;
    if (!outlook?.seat) return null;
    return this.#refusalOf(
      await this.#socket.ask({ type: "answer-undo", seat: outlook.seat, seq: outlook.seq, agree }),
    );
  }

  /** What the staff decides from now on: kinds of questions, and perhaps the one of the moment. */
  async orderStaff(kinds: string[], now: OrderStaff["now"]): Promise<Refusal | null> {
    const outlook = this.outlook;
    if (!outlook?.seat) return null;
    const { seat, seq } = outlook;
    return this.#refusalOf(await this.#socket.ask({ type: "order-staff", seat, seq, kinds, now }));
  }

  async end(how: keyof Endings): Promise<Refusal | null> {
    const outlook = this.outlook;
    if (!outlook?.seat) return null;
    return this.#refusalOf(await this.#socket.ask({ ...ENDINGS[how], seat: outlook.seat, seq: outlook.seq }));
  }

  async look(seat: string | null): Promise<Refusal | null> {
    return this.#refusalOf(await this.#socket.ask({ type: "look", seat }));
  }

  /** Fetches the page of the log before what is here; whether there was one. */
  async earlier(): Promise<boolean> {
    const first = this.log[0]?.seq ?? 1;
    if (first <= 1 || this.#turningBack) return false;
    this.#turningBack = true;
    const answer = await this.#socket.ask({ type: "log", before: first });
    this.#turningBack = false;
    // Meanwhile the log may have become that of another chair.
    if (answer.type !== "page" || this.log[0]?.seq !== first) return false;
    this.log = [...answer.log.filter((step) => step.seq < first), ...this.log];
    return true;
  }

  /** Why an action is not allowed; null if it is. */
  async whyNot(action: string): Promise<Refusal | null> {
    const seat = this.outlook?.seat;
    return seat ? this.#refusalOf(await this.#socket.ask({ type: "why", seat, action })) : null;
  }

  async say(text: string): Promise<Refusal | null> {
    return this.#refusalOf(await this.#socket.ask({ type: "chat", text }));
  }

  async keepNote(text: string): Promise<Refusal | null> {
    this.note = text;
    return this.#refusalOf(await this.#socket.ask({ type: "note", text }));
  }

  #refusalOf(answer: Answer): Refusal | null {
    if (answer.type === "no") return { key: answer.key, params: answer.params, clause: answer.clause };
    return answer.type === "moved" ? { key: "table-moved-on", params: {}, clause: null } : null;
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.#hearOf(message.table);
        this.chat = message.chat;
        this.note = message.note;
        this.thinking = {};
        this.#see(message.outlook, message.whole ? message.log : joined(this.log, message.log), message.since);
        break;
      case "news":
        this.#news(message.steps, message.undone, message.outlook);
        break;
      case "looked":
        this.#see(message.outlook, message.log, message.since);
        this.again = [];
        break;
      case "table":
        this.#hearOf(message.table);
        break;
      case "undo-asked":
        this.undo = message.undo;
        break;
      case "chat":
        this.chat = [...this.chat.filter((line) => line.id !== message.line.id), message.line];
        this.unread += 1;
        break;
      case "thinking":
        this.thinking = { ...this.thinking, [message.seat]: message.share };
        break;
      case "bye":
        if (!message.again) this.gone = { key: message.key, params: message.params, clause: null };
        break;
    }
  }

  #hearOf(info: TableInfo): void {
    heard(this.info, info);
    this.info = shared(this.info, info);
    this.heard = Date.now();
  }

  #see(outlook: Outlook, log: StepInfo[], since: number): void {
    this.#outlook(outlook);
    this.log = log;
    this.since = since;
    this.acting = null;
    this.stage?.clear();
  }

  /** The whole table comes with every message; what is as it was stays the same object, and is not drawn again. */
  #outlook(outlook: Outlook): void {
    this.outlook = shared(this.outlook, outlook);
    this.undo = this.outlook.undo;
  }

  #news(steps: StepInfo[], undone: number[], outlook: Outlook): void {
    const mine = new Set(this.chairs);
    const own = (step: StepInfo) => mine.has(step.seat) && step.staff !== "decided";
    const back = this.log.filter((step) => undone.includes(step.seq) && own(step) && step.action !== null);
    this.log = joined(this.log, steps, undone);
    if (back.length) this.again = [...this.again, ...back.map((step) => step.action as string).reverse()];
    const events = steps.flatMap((step) => step.events);
    if (undone.length || !this.outlook) this.stage?.clear();
    else this.stage?.hear(events, this.outlook, outlook);
    this.#outlook(outlook);
    this.acting = null;
    const last = steps.findLast((step) => step.seat === outlook.seat && step.staff !== "decided");
    if (last) this.since = Math.max(this.since, last.seq);
    if (outlook.waiting_for === null || mine.has(outlook.waiting_for)) this.thinking = {};
  }
}

function address(table: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
}
