/* Made from the server's schema by `make types`. Do not edit. */

export interface Wire {
  Act: Act;
  ActionOdds: ActionOdds;
  AdviceInfo: AdviceInfo;
  AdvisedInfo: AdvisedInfo;
  AnswerDraw: AnswerDraw;
  AnswerUndo: AnswerUndo;
  AskDesk: AskDesk;
  AskLab: AskLab;
  AskStaff: AskStaff;
  Belongings: Belongings;
  BotInfo: BotInfo;
  BriefInfo: BriefInfo;
  Bye: Bye;
  ChanceInfo: ChanceInfo;
  Chat: Chat;
  ChatNews: ChatNews;
  Chatted: Chatted;
  CheckInfo: CheckInfo;
  Claim: Claim;
  ClauseInfo: ClauseInfo;
  Course: Course;
  DecisionSaid: DecisionSaid;
  DeskAnswer: DeskAnswer;
  DeskChance: DeskChance;
  DeskForm: DeskForm;
  DeskGroup: DeskGroup;
  DeskInfo: DeskInfo;
  DeskNote: DeskNote;
  DeskPart: DeskPart;
  DeskStake: DeskStake;
  Done: Done;
  EventInfo: EventInfo;
  ExactShare: ExactShare;
  FactSaid: FactSaid;
  FigureChange: FigureChange;
  FigureInfo: FigureInfo;
  Fork: Fork;
  ForkedInfo: ForkedInfo;
  GameInfo: GameInfo;
  Hello: Hello;
  HostKey: HostKey;
  HourSaid: HourSaid;
  ImportRecord: ImportRecord;
  Invitation: Invitation;
  InvitationLink: InvitationLink;
  Invite: Invite;
  Join: Join;
  LabFound: LabFound;
  LabInfo: LabInfo;
  LabMean: LabMean;
  LabMeasure: LabMeasure;
  Learn: Learn;
  Leave: Leave;
  LeftToStaff: LeftToStaff;
  LessonInfo: LessonInfo;
  LessonNow: LessonNow;
  Lobby: Lobby;
  Log: Log;
  Logout: Logout;
  Look: Look;
  Looked: Looked;
  Made: Made;
  Me: Me;
  Missed: Missed;
  Moment: Moment;
  NewTable: NewTable;
  News: News;
  No: No;
  Note: Note;
  OfferDraw: OfferDraw;
  OptionInfo: OptionInfo;
  OrderStaff: OrderStaff;
  Outlook: Outlook;
  Page: Page;
  ParInfo: ParInfo;
  Ping: Ping;
  PlayerSaid: PlayerSaid;
  Pong: Pong;
  PositionInfo: PositionInfo;
  Prompt: Prompt;
  RecordText: RecordText;
  Recover: Recover;
  Recovery: Recovery;
  RecoveryLink: RecoveryLink;
  Rename: Rename;
  Replay: Replay;
  Resign: Resign;
  ResultInfo: ResultInfo;
  ReviewInfo: ReviewInfo;
  ReviewSaid: ReviewSaid;
  Reviewed: Reviewed;
  RollSaid: RollSaid;
  SatDownInfo: SatDownInfo;
  SeatInfo: SeatInfo;
  SeatWish: SeatWish;
  Solve: Solve;
  Solved: Solved;
  StaffNow: StaffNow;
  StaffUsed: StaffUsed;
  StakeInfo: StakeInfo;
  StandingInfo: StandingInfo;
  StepInfo: StepInfo;
  Substitute: Substitute;
  TableInfo: TableInfo;
  TableNews: TableNews;
  TableOdds: TableOdds;
  TakenBackInfo: TakenBackInfo;
  Thinking: Thinking;
  Tried: Tried;
  Trouble: Trouble;
  Undo: Undo;
  UndoAsked: UndoAsked;
  UndoNews: UndoNews;
  ValueAt: ValueAt;
  Verdict: Verdict;
  Weighed: Weighed;
  Welcome: Welcome;
  Why: Why;
}
/**
 * An action, by its text. `seq`: the last line of the log that was seen; a stale action is refused.
 */
export interface Act {
  action: string;
  id: number;
  seat: string | "chance";
  seq: number;
  type: "act";
}
/**
 * What an action leads to before anybody is asked again.
 */
export interface ActionOdds {
  action: string;
  /**
   * None: no chance follows, or the seat cannot know its odds.
   */
  stakes: StakeInfo[] | null;
}
/**
 * A quantity that an action may change: `stake-KEY` or `tally-KEY` names it.
 */
export interface StakeInfo {
  chances: ChanceInfo[];
  key: string;
  mean: number;
}
/**
 * A change of a quantity and its probability, also as an exact fraction.
 */
export interface ChanceInfo {
  change: number;
  exact: string;
  share: number;
}
/**
 * What the staff would do, from what the seat may know.
 */
export interface AdviceInfo {
  /**
   * Three at most, the best first.
   */
  answers: AdvisedInfo[];
  /**
   * So many were imagined after each answer.
   */
  games: number;
  /**
   * The answer that was asked about, if it was weighed.
   */
  given: AdvisedInfo | null;
  /**
   * What that is called.
   */
  mark: "fine" | "inaccuracy" | "mistake" | "blunder";
  unit: "points" | "chance";
  /**
   * How far imagined games went: `staff-until-UNTIL`.
   */
  until: "game" | "turns" | "round" | "random";
}
/**
 * An answer as the staff sees it: points in a game for one, the chance to win in a game for two.
 */
export interface AdvisedInfo {
  action: string;
  /**
   * The standard error of `gap`.
   */
  error: number | null;
  /**
   * What it gives away against the first answer; of the first, what the next one would.
   */
  gap: number | null;
  /**
   * What the seat may expect of it; None: it was not weighed.
   */
  value: number | null;
  /**
   * Message `staff-why-WHY`.
   */
  why: "best" | "best-alike" | "behind" | "alike" | "mixed" | "habit";
}
/**
 * Agree to a draw that is offered, or not. Whoever offered it withdraws it so.
 */
export interface AnswerDraw {
  agree: boolean;
  id: number;
  seat: string;
  seq: number;
  type: "answer-draw";
}
export interface AnswerUndo {
  agree: boolean;
  id: number;
  seat: string;
  seq: number;
  type: "answer-undo";
}
/**
 * A sentence to the odds desk.
 */
export interface AskDesk {
  preset?: string;
  sentence: string;
}
/**
 * An experiment of the designer's lab: figures by their paths, with the values that are tried.
 */
export interface AskLab {
  figures: {
    [k: string]: number | boolean | string;
  };
  preset?: string;
}
/**
 * Ask the staff of one's seat. `given`: an answer that one has in mind.
 */
export interface AskStaff {
  given?: string | null;
  seat: string;
  /**
   * The last line of the log that was seen.
   */
  seq: number;
}
/**
 * What one would lose with one's identity: at how many tables one sits, on how many devices one is logged in.
 */
export interface Belongings {
  devices: number;
  name: string;
  tables: number;
}
export interface BotInfo {
  id: string;
  /**
   * The higher, the stronger.
   */
  level: number;
}
/**
 * A line of the briefing of a seat: `brief-part-PART` is the heading it stands under, `message` what it says.
 */
export interface BriefInfo {
  clause: string;
  message: string;
  params: {
    [k: string]: string | number | string[];
  };
  part: "who" | "aim" | "have" | "turn" | "fight" | "mind";
  seat: string;
}
/**
 * The last message before the server closes. `again`: connect anew, nothing is wrong with you.
 */
export interface Bye {
  again: boolean;
  key: string;
  params: {
    [k: string]: string | number | string[];
  };
  type: "bye";
}
export interface Chat {
  id: number;
  text: string;
  type: "chat";
}
export interface ChatNews {
  line: Chatted;
  type: "chat";
}
export interface Chatted {
  at: string;
  id: number;
  name: string;
  seat: string | null;
  text: string;
}
export interface CheckInfo {
  check: "chain" | "legal" | "commitment" | "dice" | "end" | "signature";
  /**
   * False: nothing is wrong, but nothing proves it. The dice were typed in.
   */
  checked: boolean;
  key: string | null;
  params: {
    [k: string]: string | number | string[];
  };
  passed: boolean;
}
/**
 * Win, since the other side has been away too long.
 */
export interface Claim {
  id: number;
  seat: string;
  seq: number;
  type: "claim";
}
export interface ClauseInfo {
  id: string;
  section: string;
  text: {
    [k: string]: string;
  };
  title: {
    [k: string]: string;
  };
}
/**
 * How a finished game went. The standing is that of the last change until the next.
 */
export interface Course {
  /**
   * The begin, and every step that changed the standing.
   */
  changes: StandingInfo[];
  /**
   * What is compared: `course-MEASURE` names it.
   */
  measure: string;
  /**
   * Who was helped, and how often.
   */
  staff?: StaffUsed[];
  /**
   * Dice and draws that were taken back once they had been seen.
   */
  taken_back: number;
  total: number;
  /**
   * Where turns began, each with the event that says so.
   */
  turns: StandingInfo[];
}
/**
 * How the sides stood after a step of the game, and the events that made it so.
 */
export interface StandingInfo {
  events: EventInfo[];
  number: number;
  values: {
    [k: string]: number;
  };
}
export interface EventInfo {
  clause: string;
  kind: string;
  params: {
    [k: string]: string | number | string[];
  };
}
/**
 * How many lines of the log a staff had that part in.
 */
export interface StaffUsed {
  count: number;
  part: "advised" | "decided";
  seat: string;
}
export interface DecisionSaid {
  asked: string;
  called: string;
  mark: "fine" | "inaccuracy" | "mistake" | "blunder";
  seat: string;
  step: number;
  told: string;
}
/**
 * The exact odds of what a sentence describes.
 */
export interface DeskAnswer {
  notes: DeskNote[];
  stakes: DeskStake[];
  understood: string;
}
/**
 * What the sentence left open, and how it was taken: `odds-note-KEY`.
 */
export interface DeskNote {
  key: string;
  params: {
    [k: string]: string | number | string[];
  };
}
/**
 * A quantity that changes: `odds-count-KEY`, `stake-KEY` or `tally-KEY` names it.
 */
export interface DeskStake {
  changes: DeskChance[];
  key: string;
  mean: ExactShare;
}
export interface DeskChance {
  change: number;
  exact: string;
  value: number;
}
/**
 * A fraction, and nearly the same as a number.
 */
export interface ExactShare {
  exact: string;
  value: number;
}
/**
 * One sort of question to the odds desk, group by group: `odds-form-KEY` names it.
 */
export interface DeskForm {
  groups: DeskGroup[];
  key: string;
}
/**
 * Parts that belong together: `odds-form-KEY` names them.
 */
export interface DeskGroup {
  key: string;
  parts: DeskPart[];
  /**
   * Joined by a plus, not by a blank.
   */
  plus: boolean;
}
/**
 * A part of a sentence: so many ({n} in its text), one of several texts, a text or nothing, or always the same.
 */
export interface DeskPart {
  kind: "count" | "choice" | "flag" | "fixed";
  most: number;
  /**
   * What labels it, where its words do not.
   */
  name: string;
  /**
   * How many, which text, or whether, in the beginning.
   */
  start: number;
  texts: string[];
}
/**
 * How one asks the odds desk about a game.
 */
export interface DeskInfo {
  examples: string[];
  forms: DeskForm[];
}
/**
 * The request was carried out and is saved. `seq`: the last line of the log after it.
 */
export interface Done {
  id: number;
  seq: number;
  type: "done";
}
export interface FactSaid {
  more: string;
  name: string;
  value: string;
}
/**
 * A figure that differs from ours.
 */
export interface FigureChange {
  default: unknown;
  id: string;
  value: unknown;
}
/**
 * One figure of a game and where it comes from.
 */
export interface FigureInfo {
  id: string;
  /**
   * Our own figure, where the table has another.
   */
  ours?: FigureInfo | null;
  /**
   * user: the table's own.
   */
  provenance: "printed" | "derived" | "reconstructed" | "user";
  source: string;
  /**
   * At a table the one in force there.
   */
  value: {
    [k: string]: unknown;
  };
}
/**
 * Play on from the moment after `step` steps of a game: oneself in one seat, a bot in each other.
 */
export interface Fork {
  /**
   * For the other seat; none in a game for one.
   */
  bot?: string | null;
  /**
   * Random bytes of the person's own, in hex.
   */
  entropy: string;
  /**
   * same: dice and draws that came up there later come again where the same is asked.
   */
  luck?: "same" | "new";
  seat: string;
  step: number;
}
/**
 * The game that another one goes on from, as it stood after `step` steps.
 */
export interface ForkedInfo {
  /**
   * Its table; of a game in a file the link of its last line.
   */
  origin: string;
  step: number;
}
export interface GameInfo {
  bots: BotInfo[];
  /**
   * Whether the odds desk knows it.
   */
  desk?: boolean;
  id: string;
  levels: string[];
  options: OptionInfo[];
  /**
   * By presets, as far as it was measured.
   */
  par: {
    [k: string]: ParInfo;
  };
  /**
   * How many the battle school has.
   */
  positions: number;
  presets: {
    [k: string]: {
      [k: string]: boolean | number | string;
    };
  };
  rules: number;
  seats: string[];
  title: string;
}
export interface OptionInfo {
  clause: string;
  default: boolean | number | string;
  id: string;
  type: string;
  values: (boolean | number | string)[];
}
/**
 * What a computer player makes of a preset.
 */
export interface ParInfo {
  /**
   * What measures it again.
   */
  command: string;
  /**
   * When it was measured.
   */
  date: string;
  games: number;
  high: number;
  /**
   * Its 95 % interval.
   */
  low: number;
  /**
   * Points in a game for one; in games for two the first seat's share of the games.
   */
  mean: number;
  rank: string;
}
/**
 * The first message. `seen`: the last line of the log that this client has, to go on from there.
 */
export interface Hello {
  protocol: number;
  /**
   * The chair to look from, of those one holds.
   */
  seat?: string | null;
  seen?: number | null;
  /**
   * The device token, for clients without cookies.
   */
  token?: string | null;
  type: "hello";
  /**
   * The last part of the table's watch path, to look on.
   */
  watch?: string | null;
}
/**
 * What the host signs records with (Ed25519).
 */
export interface HostKey {
  fingerprint: string;
  host: string;
  /**
   * 64 hexadecimal digits.
   */
  key: string;
}
/**
 * An hour of a day of history beside what the review found in it.
 */
export interface HourSaid {
  /**
   * Where the game tells it otherwise; empty where it does not.
   */
  game: string;
  happened: string;
  hour: string;
  knew: string;
  luck: string;
  /**
   * How many steps come before it.
   */
  step: number;
  worth: string[];
}
/**
 * A record to become a table: to play on, or to be kept if the game is over.
 */
export interface ImportRecord {
  /**
   * Random bytes of the person's own, in hex.
   */
  entropy: string;
  text: string;
}
/**
 * Where an invitation leads.
 */
export interface Invitation {
  seat: string;
  table: TableInfo;
}
/**
 * What anybody who may see a table may know about it.
 */
export interface TableInfo {
  /**
   * SHA-256 of the secret behind the dice, known before the first step.
   */
  commitment: string;
  created: string;
  deadline: string | null;
  /**
   * Rolled by the server, or by hand and typed in.
   */
  dice: "fair" | "hand";
  /**
   * The seat that offers a draw.
   */
  draw?: string | null;
  /**
   * The game goes on from a moment of another one.
   */
  forked?: ForkedInfo | null;
  game: string;
  /**
   * Hours a move; 0: live.
   */
  hours: number;
  id: string;
  /**
   * The game, or its first part, was played elsewhere.
   */
  imported: boolean;
  /**
   * A lesson is taken here: its id.
   */
  lesson?: string | null;
  /**
   * Open seats are offered in the lobby.
   */
  listed: boolean;
  options: {
    [k: string]: boolean | number | string;
  };
  over: boolean;
  /**
   * Played with figures of its own.
   */
  own_figures: boolean;
  preset: string;
  result: ResultInfo | null;
  rules: number;
  seats: SeatInfo[];
  /**
   * The secret itself, once the game is over.
   */
  secret: string | null;
  /**
   * What the host signed about the dice before the first roll.
   */
  signed: string | null;
  /**
   * All may ask their staff, also in a game between people.
   */
  staff: boolean;
  started: boolean;
  steps: number;
  /**
   * The message that says why it can be read but not played on.
   */
  stuck?: string | null;
  to_act: string | "chance" | null;
  watch: "nobody" | "link" | "everyone";
}
export interface ResultInfo {
  details: {
    [k: string]: number;
  };
  level: string;
  score: {
    [k: string]: number;
  };
  winner: string | null;
}
/**
 * Who sits there. `you`: whoever asked holds this seat.
 */
export interface SeatInfo {
  /**
   * Kept for whoever asked: they sat here and may join again.
   */
  back?: boolean;
  /**
   * Connected now.
   */
  here?: boolean;
  /**
   * Seconds for which a bot keeps it for somebody: till then they alone may invite to it.
   */
  kept?: number | null;
  kind: "person" | "bot" | "open";
  missed?: Missed | null;
  /**
   * The person's name, the bot's, or empty.
   */
  name: string;
  /**
   * The others need not wait any longer: a bot may take the seat.
   */
  overdue?: boolean;
  seat: string;
  you?: boolean;
}
/**
 * How long the others have to wait for the person there, in seconds as the message is sent.
 */
export interface Missed {
  /**
   * Until a bot may take the seat; 0: now.
   */
  bot: number;
  /**
   * Until the others may claim the game; 0: now.
   */
  claim: number;
  /**
   * How long the person has been missed; below 0: is not missed for so long yet.
   */
  since: number;
}
export interface InvitationLink {
  path: string;
}
/**
 * Ask for a new invitation to a seat that no person holds; the one before it is void.
 */
export interface Invite {
  seat: string;
}
/**
 * Take a seat: an invited one by its token, an open listed one by its name, or one that a bot keeps.
 */
export interface Join {
  /**
   * Random bytes of the person's own, in hex.
   */
  entropy: string;
  invitation?: string | null;
  seat: string;
}
/**
 * What an experiment found.
 */
export interface LabFound {
  /**
   * Games that ended differently.
   */
  differed: number;
  games: number;
  /**
   * Means of what moved: `tally-KEY`.
   */
  tallies: LabMeasure[];
  value: LabMeasure1;
  /**
   * By side: shares of the games.
   */
  wins: LabMeasure[];
  /**
   * How many games with luck of their own one pair with the same was worth.
   */
  worth: number | null;
}
/**
 * A quantity before and after, and by how much it differs in the same games.
 */
export interface LabMeasure {
  after: LabMean;
  before: LabMean;
  difference: LabMean;
  key: string;
  /**
   * Whether the interval of the difference excludes zero.
   */
  proven: boolean;
}
export interface LabMean {
  /**
   * Where it lies with 95 % confidence.
   */
  interval: number[] | null;
  mean: number;
}
/**
 * A quantity before and after, and by how much it differs in the same games.
 */
export interface LabMeasure1 {
  after: LabMean;
  before: LabMean;
  difference: LabMean;
  key: string;
  /**
   * Whether the interval of the difference excludes zero.
   */
  proven: boolean;
}
/**
 * How far an experiment has come, and in the end what it found or what went wrong.
 */
export interface LabInfo {
  asked: number;
  found?: LabFound | null;
  games: number;
  key?: string | null;
  params?: {
    [k: string]: string | number | string[];
  };
  status: "working" | "done" | "failed";
}
/**
 * Begin a lesson.
 */
export interface Learn {
  game: string;
  lesson: string;
}
/**
 * Get up. `bot` takes over, or the seat is open again.
 */
export interface Leave {
  bot?: string | null;
  seat: string;
}
/**
 * A kind of question, and the clause that asks it.
 */
export interface LeftToStaff {
  clause: string;
  kind: string;
}
/**
 * A lesson: `lesson-ID` is its title, `lesson-ID.about` what is learned.
 */
export interface LessonInfo {
  id: string;
  minutes: number;
  seat: string;
}
/**
 * Where the learner is in a lesson.
 */
export interface LessonNow {
  /**
   * The sentences of this step have been read; another answer is wanted.
   */
  again: boolean;
  /**
   * By message key the place on the table that it is about.
   */
  lit: {
    [k: string]: string;
  };
  /**
   * Message keys, to be read one after the other.
   */
  say: string[];
  /**
   * From 0 on; `steps`: it is finished.
   */
  step: number;
  steps: number;
}
export interface Lobby {
  open: TableInfo[];
  yours: TableInfo[];
}
/**
 * Ask for the lines of the log before a line, as the chair from which one looks may see them.
 */
export interface Log {
  before: number;
  id: number;
  type: "log";
}
/**
 * Which devices to log out: this one, all others, or all.
 */
export interface Logout {
  where: "here" | "elsewhere" | "everywhere";
}
/**
 * Look from another chair of one's own (hot-seat), or at the table's open side (None).
 */
export interface Look {
  id: number;
  seat: string | null;
  type: "look";
}
/**
 * The table from the chair asked for, with the last page of the log as that chair may see it.
 */
export interface Looked {
  id: number;
  log: StepInfo[];
  outlook: Outlook;
  since: number;
  type: "looked";
}
/**
 * One line of the table's log as a seat may see it. `undone`: taken back later.
 */
export interface StepInfo {
  /**
   * None where the seat that reads may not know it.
   */
  action: string | null;
  at: string;
  events: EventInfo[];
  /**
   * undo: the game went back to `number`; rules: it went over to newer rules; end: the players ended it, `action` says how: `resign SEAT`, `draw`, `claim SEAT`.
   */
  kind?: "step" | "undo" | "rules" | "end";
  /**
   * The step of the game it was.
   */
  number: number;
  seat: string;
  /**
   * Its line in the log, which only grows.
   */
  seq: number;
  /**
   * The staff of the seat that was asked advised it, or decided.
   */
  staff?: ("advised" | "decided") | null;
  undone?: boolean;
}
/**
 * The table from one chair: everything a client needs to draw it. `seat` None: somebody who watches.
 */
export interface Outlook {
  /**
   * The step before one's own last decision: where taking back leads, further with every press.
   */
  back_to: number | null;
  /**
   * At the table of a lesson; the prompt then offers what it asks for.
   */
  lesson?: LessonNow | null;
  number: number;
  /**
   * Only where this chair has to answer.
   */
  prompt: Prompt | null;
  seat: string | null;
  seq: number;
  /**
   * Only where this chair may ask its staff.
   */
  staff?: StaffNow | null;
  undo: UndoAsked | null;
  /**
   * The step to which this seat may go back at once, without asking.
   */
  undo_to: number | null;
  view: {
    [k: string]: unknown;
  };
  waiting_for: string | "chance" | null;
}
/**
 * What is asked of a seat: message key with parameters, the clause, and everything that is legal.
 */
export interface Prompt {
  clause: string;
  kind: string;
  legal: string[];
  params: {
    [k: string]: string | number | string[];
  };
  prompt: string;
  /**
   * In a lesson: rows of answers, this one and those to come, where only they are taken.
   */
  rows?: string[][] | null;
  seat: string | "chance";
}
/**
 * What the staff of this chair decides until that is taken back.
 */
export interface StaffNow {
  /**
   * Whenever they are asked.
   */
  kinds: LeftToStaff[];
  /**
   * As well, until the player answers something.
   */
  now: LeftToStaff | null;
}
export interface UndoAsked {
  by: string;
  to: number;
  /**
   * Whose consent is still missing.
   */
  waiting: string[];
}
export interface Made {
  /**
   * For each open seat the path that lets a friend sit down.
   */
  invitations: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^[a-z-]+$".
     */
    [k: string]: string;
  };
  table: TableInfo;
  watch_path: string | null;
}
/**
 * Who one is here. The token is told once, to clients that keep no cookies.
 */
export interface Me {
  name: string;
  new: boolean;
  token: string | null;
}
/**
 * A moment in replay, from one side.
 */
export interface Moment {
  number: number;
  step: StepInfo | null;
  view: {
    [k: string]: unknown;
  };
}
export interface NewTable {
  dice?: "fair" | "hand";
  /**
   * Random bytes of the person's own, in hex.
   */
  entropy: string;
  /**
   * Figures that differ from ours, as in --data.
   */
  figures?: {
    [k: string]: unknown;
  } | null;
  game: string;
  hours?: number;
  listed?: boolean;
  options?: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^[A-Za-z0-9._-]+$".
     */
    [k: string]: boolean | number | string;
  };
  preset?: string;
  seats: {
    [k: string]: SeatWish;
  };
  /**
   * All may ask their staff, also in a game between people.
   */
  staff?: boolean;
  watch?: "nobody" | "link" | "everyone";
}
/**
 * Who is to sit in a seat: oneself, a bot, or whoever comes.
 *
 * This interface was referenced by `undefined`'s JSON-Schema definition
 * via the `patternProperty` "^[a-z-]+$".
 */
export interface SeatWish {
  bot?: string | null;
  kind: "me" | "bot" | "open";
}
/**
 * One or more steps were taken or taken back. The view is the whole new one.
 */
export interface News {
  outlook: Outlook;
  steps: StepInfo[];
  type: "news";
  /**
   * The lines that an undo has just taken back.
   */
  undone: number[];
}
/**
 * The request was refused and nothing changed. `key` and `params` are a message; `clause` where a rule forbids.
 */
export interface No {
  clause: string | null;
  id: number | null;
  key: string;
  params: {
    [k: string]: string | number | string[];
  };
  type: "no";
}
/**
 * One's private notes at this table, all of them; nobody else ever sees them.
 */
export interface Note {
  id: number;
  text: string;
  type: "note";
}
/**
 * Offer a draw, or agree to the one that is offered. It stands until it is answered, or the other plays on.
 */
export interface OfferDraw {
  id: number;
  seat: string;
  seq: number;
  type: "offer-draw";
}
/**
 * What the staff of one's seat decides from now on, in the place of what was ordered before.
 */
export interface OrderStaff {
  id: number;
  /**
   * Kinds of questions, whenever they are asked.
   *
   * @maxItems 60
   */
  kinds: string[];
  /**
   * The question of the moment too; step: all of its kind, until another is answered.
   */
  now: ("question" | "step") | null;
  seat: string;
  seq: number;
  type: "order-staff";
}
/**
 * A page of the log, the oldest line first. Nothing comes before line 1.
 */
export interface Page {
  id: number;
  log: StepInfo[];
  type: "page";
}
export interface Ping {
  id: number;
  type: "ping";
}
/**
 * This interface was referenced by `undefined`'s JSON-Schema definition
 * via the `patternProperty` "^[a-z-]+$".
 */
export interface PlayerSaid {
  lines: string[];
  name: string;
}
export interface Pong {
  id: number;
  type: "pong";
}
/**
 * A position of the battle school.
 */
export interface PositionInfo {
  /**
   * 1: an Ensign finds the answer, 2: a Captain, 3: neither.
   */
  difficulty: number;
  id: string;
  preset: string;
  seat: string;
}
/**
 * A whole record, line by line, to be checked.
 */
export interface RecordText {
  text: string;
}
/**
 * Become, on this device, whoever asked for the recovery link.
 */
export interface Recover {
  token: string;
}
/**
 * Whom a recovery link makes of one. `you`: whom one would cease to be on this device; None: nobody yet.
 */
export interface Recovery {
  becomes: Belongings;
  same: boolean;
  you: Belongings | null;
}
export interface RecoveryLink {
  path: string;
  until: string;
}
export interface Rename {
  name: string;
}
export interface Replay {
  first: number;
  moments: Moment[];
  /**
   * Dice and draws that were taken back once they had been seen.
   */
  taken_back: number;
  total: number;
}
/**
 * Give the game up: the other side has won.
 */
export interface Resign {
  id: number;
  seat: string;
  seq: number;
  type: "resign";
}
/**
 * How far the review of a finished game has come.
 */
export interface ReviewInfo {
  /**
   * Why it failed, as a message.
   */
  key: string | null;
  review: Reviewed | null;
  /**
   * How much of the game has been gone through, 0 to 1.
   */
  share: number;
  /**
   * none: nobody has asked for it yet, or whoever worked on it is gone. Ask with POST.
   */
  status: "none" | "working" | "done" | "failed";
}
/**
 * What was luck in a game and what was not. A step is its number: the position before step 12 is moment 11.
 */
export interface Reviewed {
  adjusted: number | null;
  curve: ValueAt[];
  decisions: Weighed[];
  luck: number;
  raw: number | null;
  /**
   * By language.
   */
  told: {
    [k: string]: ReviewSaid;
  };
  unit: "points" | "chance";
  /**
   * Whose values `curve`, `raw`, `luck` and `adjusted` are.
   */
  values_of: string;
}
/**
 * What the position was worth after so many steps.
 */
export interface ValueAt {
  step: number;
  value: number;
}
/**
 * A decision that was weighed, in the values of its own seat.
 */
export interface Weighed {
  best: string;
  error: number;
  loss: number;
  mark: "fine" | "inaccuracy" | "mistake" | "blunder";
  seat: string;
  step: number;
  taken: string;
}
/**
 * A review in sentences, ready to be shown.
 */
export interface ReviewSaid {
  /**
   * Those that gave most away, the costliest first.
   */
  decisions: DecisionSaid[];
  facts: FactSaid[];
  headline: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^[a-z-]+$".
     */
    [k: string]: string;
  };
  /**
   * Of a day of history; else empty.
   */
  hours?: HourSaid[];
  notes: string[];
  players: {
    [k: string]: PlayerSaid;
  };
  /**
   * Those that mattered most, the greatest first.
   */
  rolls: RollSaid[];
}
export interface RollSaid {
  /**
   * For the first seat.
   */
  luck: number;
  step: number;
  told: string;
}
export interface SatDownInfo {
  seat: string;
  /**
   * From this step on; 0: from the begin.
   */
  step: number;
  /**
   * `person`, `person-2`, ..., the name of a bot, or `nobody`.
   */
  who: string;
}
/**
 * Open a position of the battle school.
 */
export interface Solve {
  /**
   * Random bytes of the person's own, in hex.
   */
  entropy: string;
  game: string;
  position: string;
}
/**
 * What the first answer to a position of the battle school was worth, in the terms of the staff.
 */
export interface Solved {
  /**
   * Three at most, the best first.
   */
  answers: AdvisedInfo[];
  difficulty: number;
  /**
   * So many were imagined after each answer.
   */
  games: number;
  given: AdvisedInfo;
  position: string;
  right: boolean;
  /**
   * Message `school-theme-THEME`.
   */
  theme: string;
  unit: "points" | "chance";
  /**
   * How far imagined games went: `staff-until-UNTIL`.
   */
  until: "game" | "turns" | "round";
}
/**
 * Put a bot into a seat: one's own, an open one, that of another bot or of somebody who is overdue.
 */
export interface Substitute {
  bot: string;
  seat: string;
}
/**
 * Somebody came, went, sat down, or the table ended.
 */
export interface TableNews {
  table: TableInfo;
  type: "table";
}
/**
 * The odds of some actions for the seat that is asked, after line `seq` of the log.
 */
export interface TableOdds {
  actions: ActionOdds[];
  seq: number;
}
export interface TakenBackInfo {
  /**
   * In the record.
   */
  line: number;
  outcome: string;
  step: number;
}
/**
 * A bot is at work. `share`: how far it has come, 0 to 1, where it knows.
 */
export interface Thinking {
  seat: string;
  share: number | null;
  type: "thinking";
}
/**
 * What the first answer at a table that goes on from another game is worth beside the answer given there.
 */
export interface Tried {
  mark: ("fine" | "inaccuracy" | "mistake" | "blunder") | null;
  /**
   * Its number, in both games.
   */
  step: number;
  taken: string;
  /**
   * The answer given there; null: not known.
   */
  then: string | null;
  /**
   * The same in a sentence, by language.
   */
  told: {
    [k: string]: string;
  };
  /**
   * Beside the answer given there; `unknown`: one of the two could not be weighed.
   */
  verdict: "better" | "alike" | "worse" | "same" | "unknown";
}
/**
 * What every failed HTTP request answers.
 */
export interface Trouble {
  clause?: string | null;
  key: string;
  params: {
    [k: string]: string | number | string[];
  };
}
/**
 * Go back to the state after `to` steps: at once where that is free, else the others are asked.
 *
 * Dice and draws that are taken back are not rolled anew: they come again where the same is rolled in the same place.
 */
export interface Undo {
  id: number;
  seat: string;
  seq: number;
  to: number;
  type: "undo";
}
/**
 * An undo is asked for, agreed to in part, or refused (None).
 */
export interface UndoNews {
  type: "undo-asked";
  undo: UndoAsked | null;
}
/**
 * What a check of a record found: each test with what is wrong, if anything is.
 */
export interface Verdict {
  chance: number;
  checks: CheckInfo[];
  /**
   * The game goes on from a moment of another one.
   */
  forked: ForkedInfo | null;
  /**
   * So many lines of the log were played elsewhere; null: none ever.
   */
  imported: number | null;
  /**
   * The first hundred of those that were taken back.
   */
  rolls: TakenBackInfo[];
  seats: SatDownInfo[];
  sound: boolean;
  /**
   * Who was helped, and how often.
   */
  staff: StaffUsed[];
  steps: number;
  /**
   * Dice and draws that were taken back once they had been seen.
   */
  taken_back: number;
  /**
   * Luck was known before it came: `taken_back` is not 0.
   */
  unranked: boolean;
}
/**
 * The answer to hello: the table, the view, the log since `seen` or its last page, and what is new to the seat.
 */
export interface Welcome {
  chat: Chatted[];
  log: StepInfo[];
  note: string;
  outlook: Outlook;
  protocol: number;
  /**
   * The line after which everything is new to this seat.
   */
  since: number;
  table: TableInfo;
  type: "welcome";
  /**
   * The log takes the place of what the client had, and `log` asks for what is before it; otherwise it goes on from there.
   */
  whole: boolean;
}
/**
 * Ask why an action is not allowed, without trying it.
 */
export interface Why {
  action: string;
  id: number;
  seat: string;
  type: "why";
}
