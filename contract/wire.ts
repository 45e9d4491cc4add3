import * as z from 'zod/mini';
import { BookState, FixtureState, LineState, SlipsState } from './book-fixtures.ts';
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
 * State feeds carry the whole value, never a delta; `seq` is the row's version (W1). What each of them means, the form of its keys and
 * who may subscribe stand in `feed-meanings.ts`.
 */
export const stateFeeds = {
  balance: z.strictObject({ amount: MinorUnits, currency: Currency, exponent: Exponent }),
  funds: z.strictObject({ amount: MinorUnits, currency: Currency, exponent: Exponent }),
  play: z.strictObject({
    net: MinorUnits,
    wagered: MinorUnits,
    currency: Currency,
    exponent: Exponent,
    startedAtMs: Millis,
    /** When the reality check of the login is due (PP-18); absent without one. */
    checkAtMs: z.optional(Millis),
  }),
  unread: UnreadCounts,
  deposits: z.strictObject({ waiting: z.int(), owed: z.nullable(Money) }),
  withdrawals: z.strictObject({ open: z.int(), toConfirm: z.int() }),
  awards: z.strictObject({
    currency: Currency,
    exponent: Exponent,
    claimable: z.int(),
    list: z.array(OpenAward),
  }),
  points: z.strictObject({ points: z.int(), owed: z.int(), applying: z.int(), stake: z.int() }),
  level: z.nullable(z.strictObject({ level: z.string(), fallsOn: z.nullable(z.string()) })),
  rebate: z.strictObject({ claimable: MinorUnits, owed: MinorUnits, ready: z.boolean() }),
  referral: z.strictObject({ invited: z.int(), claimable: z.int() }),
  draws: z.strictObject({
    open: z.array(z.strictObject({ draw: z.string(), fromMs: Millis, toMs: z.nullable(Millis) })),
  }),
  badges: z.strictObject({ missionLeaderboard: z.int() }),
  missions: z.strictObject({ list: z.array(MissionProgress) }),
  leaderboard: z.strictObject({ from: Day, asOfMs: Millis, members: z.int(), rows: z.array(LeaderboardRow) }),
  jackpot: z.strictObject({
    name: z.string(),
    amount: MinorUnits,
    currency: Currency,
    exponent: Exponent,
    lastWon: z.nullable(z.strictObject({ amount: MinorUnits, atMs: Millis, playerName: z.string() })),
  }),
  round: z.nullable(RoundState),
  table: z.nullable(TableState),
  hand: z.nullable(HandState),
  odds: z.nullable(OddsState),
  line: z.nullable(LineState),
  fixture: z.nullable(FixtureState),
  book: BookState,
  slips: SlipsState,
  siteStatus: SiteStatus,
  salary: SalaryFigure,
  contracts: z.strictObject({ waiting: z.int() }),
  /** key `chat:<room>`: whether a room takes messages, and who is there. */
  chatRoom: ChatRoomState,
  /** key `agent:<id>`: activity of the team; members below the direct downlines appear only in sums. */
  team: TeamFigure,
} as const;

/** Event feeds carry one event of a numbered log, without gaps (W1, W3). */
export const eventFeeds = {
  notices: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('published'), notice: Notice }),
    z.strictObject({ kind: z.literal('withdrawn'), id: z.int() }),
  ]),
  winners: z.union([WinnerEntry, WithdrawnWinner]),
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
  .check(
    z.regex(
      /^(member|wallet|round|table|hand|odds|line|fixture|book|slips|session|pool|board|merchant|agent|chat):[A-Za-z0-9_-]{1,64}$/,
    ),
  );

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

/** What each means: `socket-meanings.ts`. */
export const REFUSALS = [
  'BAD_PAYLOAD',
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
