// HTTP requests to the server: typed answers, and every failure as one kind of problem with a message key.
import type {
  AdviceInfo,
  AskLab,
  AskStaff,
  Belongings,
  BriefInfo,
  ClauseInfo,
  Course,
  DeskAnswer,
  DeskInfo,
  FigureChange,
  FigureInfo,
  Fork,
  GameInfo,
  HostKey,
  Invitation,
  InvitationLink,
  Join,
  LabInfo,
  Leave,
  LessonInfo,
  Lobby,
  Logout,
  Made,
  Me,
  NewTable,
  Recovery,
  RecoveryLink,
  PositionInfo,
  Replay,
  ReviewInfo,
  Solved,
  Substitute,
  TableInfo,
  TableOdds,
  Tried,
  Trouble,
  Verdict,
} from "./messages";
import { forget, given, keyTold } from "./told";

export type Params = Trouble["params"];

/** What went wrong, as a message key with parameters; the server's own words, or ours when it could not be reached. */
export class Problem extends Error {
  constructor(
    readonly key: string,
    readonly params: Params = {},
    readonly clause: string | null = null,
    readonly status = 0,
  ) {
    super(key);
  }
}

const TIMEOUT = 20_000;
/** The odds desk may take as long itself, and says so when that was not enough. */
const WORK = 60_000;

export async function request(method: string, path: string, body?: unknown, wait = TIMEOUT): Promise<Response> {
  const sent: RequestInit = { method, credentials: "same-origin", signal: AbortSignal.timeout(wait) };
  if (body !== undefined) {
    sent.body = JSON.stringify(body);
    sent.headers = { "Content-Type": "application/json" };
  }
  let response: Response;
  try {
    response = await fetch(path, sent);
  } catch {
    throw new Problem("problem-offline");
  }
  // What cannot be asked for at all is an address that nobody was given: a link that lost a piece on its way.
  if (method === "GET" && response.status === 422) throw new Problem("nowhere", {}, null, response.status);
  if (!response.ok) throw await trouble(response);
  return response;
}

async function trouble(response: Response): Promise<Problem> {
  try {
    const told = (await response.json()) as Partial<Trouble>;
    if (typeof told.key === "string") return new Problem(told.key, told.params, told.clause ?? null, response.status);
  } catch {
    // Not our server's words: a proxy's page, or nothing at all.
  }
  return new Problem("problem-server-answer", { status: response.status }, null, response.status);
}

async function json<T>(method: string, path: string, body?: unknown, wait?: number): Promise<T> {
  const response = await request(method, path, body, wait);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;
const query = (params: Record<string, string | number | null | undefined>) => {
  const given = Object.entries(params).filter(([, value]) => value !== null && value !== undefined && value !== "");
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}` : "";
};

/** The seat for which digits count if one has several: the first. */
const mine = (table: TableInfo) => table.seats.find((seat) => seat.you)?.seat;

/** Keeps what was promised about the dice, to compare it at the end. */
function gave(...[table, ...what]: Parameters<typeof given>): void {
  given(table, ...what);
  void json<HostKey>("GET", "/api/key").then(
    ({ key }) => {
      keyTold(table.id, key);
    },
    () => undefined, // Then it is compared without.
  );
}

/** Looked from nowhere, with nothing hidden: after the end, in place of a seat. */
export const EVERYTHING = "everything";

export const server = {
  me: () => json<Me>("POST", "/api/me", null),
  rename: (name: string) => json<Me>("PUT", "/api/me/name", { name }),
  recovery: () => json<RecoveryLink>("POST", "/api/me/recovery"),
  revokeRecovery: () => json<undefined>("DELETE", "/api/me/recovery"),
  recoverable: (token: string) => json<Recovery>("GET", `/api/recoveries/${encodeURIComponent(token)}`),
  belongings: () => json<Belongings>("GET", "/api/me/belongings"),
  logout: async (where: Logout["where"]) => {
    await json<undefined>("POST", "/api/me/logout", { where });
    if (where !== "elsewhere") forget();
  },
  recover: (token: string) => json<Me>("POST", "/api/recover", { token }),
  games: () => json<GameInfo[]>("GET", "/api/games"),
  clauses: (game: string) => json<ClauseInfo[]>("GET", `/api/games/${game}/clauses`),
  figures: (game: string) => json<FigureInfo[]>("GET", `/api/games/${game}/figures`),
  tableFigures: (id: string, watch?: string | null) =>
    json<FigureInfo[]>("GET", `${at(id)}/figures${query({ watch })}`),
  briefings: (id: string, watch?: string | null) => json<BriefInfo[]>("GET", `${at(id)}/briefings${query({ watch })}`),
  odds: (id: string, seat: string, seq: number, actions: string[]) => {
    const asked = new URLSearchParams([["seat", seat], ["seq", String(seq)], ...actions.map((one) => ["action", one])]);
    return json<TableOdds>("GET", `${at(id)}/odds?${asked.toString()}`);
  },
  advice: (id: string, wish: AskStaff) => json<AdviceInfo>("POST", `${at(id)}/advice`, wish),
  checkFigures: (game: string, figures: Record<string, unknown>) =>
    json<FigureChange[]>("POST", `/api/games/${game}/figures/check`, figures),
  desk: (game: string) => json<DeskInfo>("GET", `/api/games/${game}/desk`),
  askDesk: (game: string, sentence: string) => json<DeskAnswer>("POST", `/api/games/${game}/odds`, { sentence }, WORK),
  /** How far that experiment has come; where nobody has asked for it yet, it begins. */
  lab: (game: string, figures: AskLab["figures"]) => json<LabInfo>("POST", `/api/games/${game}/lab`, { figures }),
  lessons: (game: string) => json<LessonInfo[]>("GET", `/api/games/${game}/lessons`),
  learn: (game: string, lesson: string) => json<TableInfo>("POST", "/api/lessons", { game, lesson }),
  positions: (game: string) => json<PositionInfo[]>("GET", `/api/games/${game}/school`),
  /** A table at which a position of the battle school is to be solved. */
  school: async (game: string, position: string) => {
    const digits = entropy();
    const table = await json<TableInfo>("POST", "/api/school", { game, position, entropy: digits });
    gave(table, mine(table), digits, true);
    return table;
  },
  solved: (id: string) => json<Solved>("GET", `${at(id)}/solved`),
  lobby: () => json<Lobby>("GET", "/api/lobby"),
  make: async (wish: NewTable) => {
    const made = await json<Made>("POST", "/api/tables", wish);
    gave(made.table, mine(made.table), wish.entropy);
    return made;
  },
  table: (id: string, watch?: string | null) => json<TableInfo>("GET", `${at(id)}${query({ watch })}`),
  join: async (id: string, wish: Join) => {
    const table = await json<TableInfo>("POST", `${at(id)}/join`, wish);
    gave(table, wish.seat, wish.entropy);
    return table;
  },
  leave: (id: string, wish: Leave) => json<TableInfo>("POST", `${at(id)}/leave`, wish),
  substitute: (id: string, wish: Substitute) => json<TableInfo>("POST", `${at(id)}/substitute`, wish),
  invite: (id: string, seat: string) => json<InvitationLink>("POST", `${at(id)}/invite`, { seat }),
  watchLink: (id: string) => json<InvitationLink>("GET", `${at(id)}/watch`),
  invitation: (token: string) => json<Invitation>("GET", `/api/invitations/${encodeURIComponent(token)}`),
  record: async (id: string, watch?: string | null) =>
    await (await request("GET", `${at(id)}/record${query({ watch })}`)).text(),
  moments: (id: string, seat: string | null, first: number, count: number, watch?: string | null) =>
    json<Replay>(
      "GET",
      `${at(id)}/moments${query(
        seat === EVERYTHING ? { everything: "true", first, count, watch } : { seat, first, count, watch },
      )}`,
    ),
  course: (id: string, watch?: string | null) => json<Course>("GET", `${at(id)}/course${query({ watch })}`),
  /** How far the review has come; where nobody has asked for it yet, it is worked out from now on. */
  review: (id: string, watch?: string | null) => json<ReviewInfo>("POST", `${at(id)}/review${query({ watch })}`),
  /** A table that goes on from a moment of that game. */
  fork: async (id: string, wish: Omit<Fork, "entropy">, watch?: string | null) => {
    const digits = entropy();
    const table = await json<TableInfo>("POST", `${at(id)}/fork${query({ watch })}`, { ...wish, entropy: digits });
    gave(table, mine(table), digits, true);
    return table;
  },
  /** A day of history: the table that holds it. */
  day: (name: string) => json<TableInfo>("POST", `/api/days/${encodeURIComponent(name)}`),
  tried: (id: string) => json<Tried>("GET", `${at(id)}/tried`),
  takeRecord: async (text: string) => {
    const digits = entropy();
    const table = await json<TableInfo>("POST", "/api/records", { text, entropy: digits });
    gave(table, mine(table), digits, true);
    return table;
  },
  verify: (text: string) => json<Verdict>("POST", "/api/verify", { text }),
};

/** The person's own share in the dice: random bytes, given when sitting down. */
export function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
