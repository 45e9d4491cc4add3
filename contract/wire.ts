import * as z from 'zod/mini';
import { ChatCommand, ChatEvent, ChatRoomState, type ChatOutcome } from './chat-message.ts';
import { OpenAward } from './open-award.ts';
import { EVENT_FEEDS, type EventFeed } from './feeds.ts';
import { CommandName, CommandPayload, type CommandResult } from './game-commands.ts';
import { OddsState } from './live-odds.ts';
import { RoundState } from './live-rounds.ts';
import { HandState, TableState } from './live-tables.ts';
import { Currency, Exponent, MerchantCode, Millis, MinorUnits, Money, NodeId, Seq, Uuid } from './primitives.ts';
import { WinnerEntry, WithdrawnWinner } from './winners.ts';
import { Day } from './day.ts';
import { LeaderboardRow, MissionProgress } from './mission-progress.ts';
import { Notice } from './notices.ts';
import { SalaryFigure } from './salary-figure.ts';
import { SiteStatus } from './site.ts';
import { TeamFigure } from './team-figure.ts';
import { UnreadCounts } from './unread.ts';

/** Epoch of the database's history. On another epoch the client discards everything it holds (W1). */
export const Epoch = z.string().check(z.regex(/^[a-z0-9]{4,16}$/));

/**
 * State feeds carry the whole value, never a delta; `seq` is the row's version (W1).
 */
export const stateFeeds = {
  /** key `member:<id>`: the amount that can be staked now, of the real wallet (or the demo wallet of a trial account). */
  balance: z.strictObject({ amount: MinorUnits, currency: Currency, exponent: Exponent }),
  /** key `wallet:<member>-<vendor>` or `wallet:<member>-demo`: what a game stakes from another wallet than the site's (WAL-03, PP-23). */
  funds: z.strictObject({ amount: MinorUnits, currency: Currency, exponent: Exponent }),
  /** key `session:<uuid>`: net position and stakes since the login (PP-10), and its reality check. */
  play: z.strictObject({
    net: MinorUnits,
    wagered: MinorUnits,
    currency: Currency,
    exponent: Exponent,
    startedAtMs: Millis,
    /** When the reality check of the login is due (PP-18); absent without one. */
    checkAtMs: z.optional(Millis),
  }),
  /** key `member:<id>`; a new version also means that a list of messages or notices changed: load it again. */
  unread: UnreadCounts,
  /**
   * key `member:<id>`: the number of waiting deposits, and the member's debt from a rollback, which blocks play until the next
   * deposit settles it; null without debt. A new version also means that a deposit is new or changed: load the list again.
   */
  deposits: z.strictObject({ waiting: z.int(), owed: z.nullable(Money) }),
  /**
   * key `member:<id>`: the number of withdrawals that go on, and of paid parts that wait for the member's answer. A new version
   * also means that a withdrawal is new or changed: load the list again.
   */
  withdrawals: z.strictObject({ open: z.int(), toConfirm: z.int() }),
  /**
   * key `member:<id>`: the member's open awards with their progress, the oldest first, at most 50, and how many can be claimed. A new
   * version also means that an award is new or over: load the list again.
   */
  awards: z.strictObject({
    currency: Currency,
    exponent: Exponent,
    claimable: z.int(),
    list: z.array(OpenAward),
  }),
  /**
   * key `member:<id>`: the member's points, those that are owed, the number of exchanges that wait, and the valid stake of the levels'
   * period up to now, minor units. A new version also means that points or exchanges changed: load the lists again.
   */
  points: z.strictObject({ points: z.int(), owed: z.int(), applying: z.int(), stake: z.int() }),
  /** key `member:<id>`: the code of the member's level, and the day from which it falls. Null before the first counted day. */
  level: z.nullable(z.strictObject({ level: z.string(), fallsOn: z.nullable(z.string()) })),
  /**
   * key `member:<id>`: whole minor units of rebate that can be claimed, or are owed after play was taken back, and whether the member
   * can claim them now. A new version also means that play was counted or a rebate was paid: load the lists again.
   */
  rebate: z.strictObject({ claimable: MinorUnits, owed: MinorUnits, ready: z.boolean() }),
  /**
   * key `member:<id>`: how many came by the member's invitations, and how many of its awards for them can be claimed. A new version also
   * means that somebody is further, or that an award changed: load the lists again.
   */
  referral: z.strictObject({ invited: z.int(), claimable: z.int() }),
  /**
   * key `member:<id>`: the wheels and sign-in calendars that the member can use today, from when and until when; 0: from now. A new
   * version also means that a draw is new or changed, or that tickets are: load the list again.
   */
  draws: z.strictObject({
    open: z.array(z.strictObject({ draw: z.string(), fromMs: Millis, toMs: z.nullable(Millis) })),
  }),
  /** key `member:<id>`: missions that can be claimed now (MEM-02). The other badges of the menu are in `unread` and `awards`. */
  badges: z.strictObject({ missionLeaderboard: z.int() }),
  /**
   * key `member:<id>`: the member's progress in missions of running periods and of those that can still be claimed. What the list
   * does not have is not begun.
   */
  missions: z.strictObject({ list: z.array(MissionProgress) }),
  /** key `board:<id>`: the first ranks of the running period of a leaderboard, with masked names, and how many have a score. */
  leaderboard: z.strictObject({ from: Day, asOfMs: Millis, members: z.int(), rows: z.array(LeaderboardRow) }),
  /** key `pool:<id>`: the jackpot as the ledger has it. */
  jackpot: z.strictObject({
    name: z.string(),
    amount: MinorUnits,
    currency: Currency,
    exponent: Exponent,
    lastWon: z.nullable(z.strictObject({ amount: MinorUnits, atMs: Millis, playerName: z.string() })),
  }),
  /** key `round:<node id>`: the round of a game that everybody plays together, as its vendor tells it. Null before the first one. */
  round: z.nullable(RoundState),
  /**
   * key `table:<node id>-<table>`: a table at which players play against each other, as its vendor tells it. Null while the vendor
   * has told nothing: nobody has sat there.
   */
  table: z.nullable(TableState),
  /** key `hand:<member>-<node id>-<table>`: the member's own cards at that table, which no other member receives. Null before the first ones. */
  hand: z.nullable(HandState),
  /** key `odds:<fixture id>`: the prices of a fixture that can be bet on, as its vendor tells them. Null for a fixture of which nothing is told. */
  odds: z.nullable(OddsState),
  /**
   * key `merchant:<code>`; a new version with an equal value means that brand, flags or modules changed: load the site info
   * again.
   */
  siteStatus: SiteStatus,
  /** key `agent:<id>`: accrual of the running window, provisional until it is settled. */
  salary: SalaryFigure,
  /** key `agent:<id>`: contracts that wait for this agent's answer. A new version means that one of its contracts changed. */
  contracts: z.strictObject({ waiting: z.int() }),
  /** key `chat:<room>`: whether a room takes messages, and who is there. */
  chatRoom: ChatRoomState,
  /** key `agent:<id>`: activity of the team; members below the direct downlines appear only in sums. */
  team: TeamFigure,
} as const;

/** Event feeds carry one event of a numbered log, without gaps (W1, W3). */
export const eventFeeds = {
  /** key `merchant:<code>`. */
  notices: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('published'), notice: Notice }),
    z.strictObject({ kind: z.literal('withdrawn'), id: z.int() }),
  ]),
  /** key `merchant:<code>`; the server masks the names (HOME-06). */
  winners: z.union([WinnerEntry, WithdrawnWinner]),
  /** key `session:<uuid>`: the one event that ends the session. */
  session: z.strictObject({
    kind: z.literal('ended'),
    reason: z.enum(['logout', 'logout_everywhere', 'elsewhere', 'expired', 'operator', 'kicked']),
  }),
  /** key `chat:<room>`: the messages of a room; what the operator deleted is no longer in the log. */
  chat: ChatEvent,
} as const satisfies Record<EventFeed, z.ZodMiniType>;

export type StateFeed = keyof typeof stateFeeds;
export type Feed = StateFeed | EventFeed;
export type FeedValues = { [F in StateFeed]: z.infer<(typeof stateFeeds)[F]> } & {
  [F in EventFeed]: z.infer<(typeof eventFeeds)[F]>;
};

export const STATE_FEEDS = Object.keys(stateFeeds) as StateFeed[];
export const FEEDS = [...STATE_FEEDS, ...EVENT_FEEDS] as Feed[];

export const FeedName = z.enum(FEEDS as [Feed, ...Feed[]]);
/** The subject of the feed: `member:42`, `pool:grand`, `merchant:parlour`. */
export const FeedKey = z
  .string()
  .check(z.regex(/^(member|wallet|round|table|hand|odds|session|pool|board|merchant|agent|chat):[A-Za-z0-9_-]{1,64}$/));

/** One value or event: the server's only message for live values. */
export interface Envelope<F extends Feed = Feed> {
  epoch: string;
  feed: F;
  key: string;
  seq: number;
  /** When it was committed, by the server's clock. */
  at: Millis;
  value: FeedValues[F];
}
/** Any envelope, told apart by `feed`. */
export type AnyEnvelope = { [F in Feed]: Envelope<F> }[Feed];

/** By feed, by key. */
export type PerKey<T> = Partial<Record<Feed, Record<string, T>>>;

/** Heartbeat (W11): the versions of what this socket subscribes to, at the server's time. */
export interface Heartbeat {
  epoch: string;
  at: Millis;
  seqs: PerKey<number>;
}

const feedKeys = <V extends z.ZodMiniType>(value: V) => z.partialRecord(FeedName, z.record(FeedKey, value));

/** W4: the topics that the client subscribes to and its last version of each. Replaces the socket's previous subscriptions. */
export const JoinRequest = z.strictObject({
  protocol: z.int().check(z.positive()),
  ticket: z.optional(z.string().check(z.minLength(16), z.maxLength(128))),
  merchant: MerchantCode,
  epoch: z.nullable(Epoch),
  feeds: feedKeys(z.nullable(Seq)),
});
export type JoinRequest = z.infer<typeof JoinRequest>;

/** A request for a new snapshot of these keys, whatever versions the client has. */
export const SnapshotRequest = z.strictObject({ feeds: z.partialRecord(FeedName, z.array(FeedKey)) });
export type SnapshotRequest = z.infer<typeof SnapshotRequest>;

/** W3: the events of a log after `after`. */
export const MissingRequest = z.strictObject({
  feed: z.enum(EVENT_FEEDS),
  key: FeedKey,
  after: Seq,
});
export type MissingRequest = z.infer<typeof MissingRequest>;

/** W6: a client command. The client creates `id` once and resends the command until it is acknowledged. */
export const CommandRequest = z.discriminatedUnion('kind', [
  z.strictObject({ id: Uuid, kind: z.literal('noticeRead'), noticeId: z.int().check(z.positive()) }),
  /** To the vendor of the game that the member plays in this play session. The vendor executes it. */
  z.strictObject({
    id: Uuid,
    kind: z.literal('game'),
    game: NodeId,
    session: Uuid,
    name: CommandName,
    payload: CommandPayload,
  }),
  /** To a room of the chat. */
  ChatCommand,
]);
export type CommandRequest = z.infer<typeof CommandRequest>;

export const REFUSALS = [
  'BAD_PAYLOAD',
  /** The server no longer speaks the client's protocol. The page must be reloaded. */
  'CLIENT_TOO_OLD',
  'RATE_LIMITED',
  'TICKET_INVALID',
  'SESSION_ENDED',
  'NOT_ALLOWED',
  'FEED_NOT_OFFERED',
  'UNKNOWN_MERCHANT',
  'REGION_RESTRICTED',
  'NOT_JOINED',
  'NOT_FOUND',
  'TRY_AGAIN',
] as const;
export type Refusal = (typeof REFUSALS)[number];
export interface Refused {
  refused: Refusal;
  /** Details for developers; never shown to players. */
  detail?: string;
}

export interface JoinAnswer {
  epoch: string;
  at: Millis;
  /** The logs hold every event committed before this, and events after it may be missing. Absent: equal to `at`. */
  completeAt?: Millis;
  /** Only what is newer than the request states: a state feed's current row, an event feed's missing events. */
  envelopes: AnyEnvelope[];
  /** Forget the values of these before applying `envelopes` (W1 lower version, W3 log no longer reaches back). */
  resets: { feed: Feed; key: string }[];
  /** The current version or number of each subscribed key, also when nothing is newer. */
  seqs: PerKey<number>;
}
export type SnapshotAnswer = JoinAnswer;
export type MissingAnswer = { envelopes: AnyEnvelope[] } | { resync: true };
export interface CommandAnswer {
  done: true;
  /** The new version and value, so that the caller never waits for the push. */
  envelope?: AnyEnvelope;
  /** What the vendor answered to a command of a game. */
  game?: CommandResult;
  /** What became of a message. */
  chat?: ChatOutcome;
}

/** Why the server is about to close a connection. */
export interface Bye {
  reason: 'session_ended' | 'slow_reader' | 'flood' | 'region_changed' | 'shutdown';
  /**
   * The node stops, and this connection still works. The client leaves it after a random time between these two, in milliseconds,
   * and connects again, which leads to another node. Absent: the connection closes now.
   */
  leaveAfterMs?: readonly [min: number, max: number];
}

/** Server → client; `heartbeat` every SERVER_LIMITS.heartbeatEveryMs. */
export interface ServerEvents {
  feed: (envelope: AnyEnvelope) => void;
  heartbeat: (heartbeat: Heartbeat) => void;
  bye: (why: Bye) => void;
}
/** Client → server; each is acknowledged with its answer or a named refusal (W7). */
export interface ClientEvents {
  join: (request: JoinRequest, ack: (answer: JoinAnswer | Refused) => void) => void;
  snapshot: (request: SnapshotRequest, ack: (answer: SnapshotAnswer | Refused) => void) => void;
  missing: (request: MissingRequest, ack: (answer: MissingAnswer | Refused) => void) => void;
  command: (request: CommandRequest, ack: (answer: CommandAnswer | Refused) => void) => void;
}
