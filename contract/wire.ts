import * as z from 'zod/mini';
import { EVENT_FEEDS, type EventFeed } from './feeds.ts';
import { Currency, Exponent, MerchantCode, Millis, MinorUnits, Money, Seq, Uuid } from './primitives.ts';
import { WinnerEntry, WithdrawnWinner } from './winners.ts';
import { Notice } from './notices.ts';
import { SalaryFigure } from './salary-figure.ts';
import { SiteStatus } from './site.ts';
import { TeamFigure } from './team-figure.ts';

/** A database's history: another epoch throws away all that a client holds (W1). */
export const Epoch = z.string().check(z.regex(/^[a-z0-9]{4,16}$/));

/**
 * State feeds carry the whole value, never a delta; `seq` is the row's version (W1).
 * `badges` has its stream here; a server answers FEED_NOT_OFFERED until its domain is served.
 */
export const stateFeeds = {
  /** key `member:<id>`: what may be staked now, of the real wallet (or the demo wallet of a trial account). */
  balance: z.strictObject({ amount: MinorUnits, currency: Currency, exponent: Exponent }),
  /** key `session:<uuid>`: net position since the login and what was staked (PP-10). */
  play: z.strictObject({
    net: MinorUnits,
    wagered: MinorUnits,
    currency: Currency,
    exponent: Exponent,
    startedAtMs: Millis,
  }),
  /** key `member:<id>`: notices and messages not read yet. */
  unread: z.strictObject({ notices: z.int(), messages: z.int() }),
  /**
   * key `member:<id>`: how many deposits wait, and what the member owes from a rollback, which blocks play until the next
   * deposit settles it; null: nothing. A new version says that a deposit is new or moved on, too: load the list again.
   */
  deposits: z.strictObject({ waiting: z.int(), owed: z.nullable(Money) }),
  /** key `member:<id>`: counts on the member centre's menu (MEM-02). */
  badges: z.strictObject({ missionLeaderboard: z.int(), messageV2: z.int(), rewardCenter: z.int() }),
  /** key `pool:<id>`: the jackpot as the ledger has it. */
  jackpot: z.strictObject({
    name: z.string(),
    amount: MinorUnits,
    currency: Currency,
    exponent: Exponent,
    lastWon: z.nullable(z.strictObject({ amount: MinorUnits, atMs: Millis, playerName: z.string() })),
  }),
  /** key `merchant:<code>`; a new version with an equal value says that brand, flags or modules changed: load the site info again. */
  siteStatus: SiteStatus,
  /** key `agent:<id>`: accrual of the running window, provisional until it is settled. */
  salary: SalaryFigure,
  /** key `agent:<id>`: contracts that wait for this agent's answer; a new version says that one of its own moved on. */
  contracts: z.strictObject({ waiting: z.int() }),
  /** key `agent:<id>`: what the team does; of members below the direct downline sums alone. */
  team: TeamFigure,
} as const;

/** Event feeds carry one event of a numbered log, without gaps (W1, W3). */
export const eventFeeds = {
  /** key `merchant:<code>`. */
  notices: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('published'), notice: Notice }),
    z.strictObject({ kind: z.literal('withdrawn'), id: z.int() }),
  ]),
  /** key `merchant:<code>`; names are masked by the server (HOME-06). */
  winners: z.union([WinnerEntry, WithdrawnWinner]),
  /** key `session:<uuid>`: the one event that ends it. */
  session: z.strictObject({
    kind: z.literal('ended'),
    reason: z.enum(['logout', 'logout_everywhere', 'elsewhere', 'expired', 'operator', 'kicked']),
  }),
  /** key `chat:<room>`. */
  chat: z.strictObject({ id: Uuid, authorName: z.string(), text: z.string().check(z.maxLength(500)), atMs: Millis }),
} as const satisfies Record<EventFeed, z.ZodMiniType>;

export type StateFeed = keyof typeof stateFeeds;
export type Feed = StateFeed | EventFeed;
export type FeedValues = { [F in StateFeed]: z.infer<(typeof stateFeeds)[F]> } & {
  [F in EventFeed]: z.infer<(typeof eventFeeds)[F]>;
};

export const STATE_FEEDS = Object.keys(stateFeeds) as StateFeed[];
export const FEEDS = [...STATE_FEEDS, ...EVENT_FEEDS] as Feed[];

export const FeedName = z.enum(FEEDS as [Feed, ...Feed[]]);
/** What the feed is about: `member:42`, `pool:grand`, `merchant:parlour`. */
export const FeedKey = z.string().check(z.regex(/^(member|session|pool|merchant|agent|chat):[A-Za-z0-9-]{1,64}$/));

/** One figure or event on its way: the server's only message about what is live. */
export interface Envelope<F extends Feed = Feed> {
  epoch: string;
  feed: F;
  key: string;
  seq: number;
  /** When it was committed, on the server's clock. */
  at: Millis;
  value: FeedValues[F];
}
/** Any envelope, told apart by `feed`. */
export type AnyEnvelope = { [F in Feed]: Envelope<F> }[Feed];

/** By feed, by key. */
export type PerKey<T> = Partial<Record<Feed, Record<string, T>>>;

/** Proof of freshness (W11): the versions of what this socket watches, at the server's time. */
export interface Heartbeat {
  epoch: string;
  at: Millis;
  seqs: PerKey<number>;
}

const feedKeys = <V extends z.ZodMiniType>(value: V) => z.partialRecord(FeedName, z.record(FeedKey, value));

/** W4: what the client wants to watch and the last it has of each; replaces what this socket watched before. */
export const JoinRequest = z.strictObject({
  ticket: z.optional(z.string().check(z.minLength(16), z.maxLength(128))),
  merchant: MerchantCode,
  epoch: z.nullable(Epoch),
  feeds: feedKeys(z.nullable(Seq)),
});
export type JoinRequest = z.infer<typeof JoinRequest>;

/** A whole new view of these keys, whatever the client has. */
export const SnapshotRequest = z.strictObject({ feeds: z.partialRecord(FeedName, z.array(FeedKey)) });
export type SnapshotRequest = z.infer<typeof SnapshotRequest>;

/** W3: the events of a log after `after`. */
export const MissingRequest = z.strictObject({
  feed: z.enum(EVENT_FEEDS),
  key: FeedKey,
  after: Seq,
});
export type MissingRequest = z.infer<typeof MissingRequest>;

/** W6: what a client sends that matters; `id` is drawn once and resent until it is acknowledged. */
export const CommandRequest = z.discriminatedUnion('kind', [
  z.strictObject({ id: Uuid, kind: z.literal('noticeRead'), noticeId: z.int().check(z.positive()) }),
]);
export type CommandRequest = z.infer<typeof CommandRequest>;

export const REFUSALS = [
  'BAD_PAYLOAD',
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
  /** What exactly was wrong, for a developer; never shown to players. */
  detail?: string;
}

export interface JoinAnswer {
  epoch: string;
  at: Millis;
  /** Only what is newer than the request named; a state feed's current row, an event feed's missing events. */
  envelopes: AnyEnvelope[];
  /** Forget what you hold for these before applying `envelopes` (W1 lower version, W3 log no longer reaches back). */
  resets: { feed: Feed; key: string }[];
  /** The version or number each watched key now has, also where nothing was newer. */
  seqs: PerKey<number>;
}
export type SnapshotAnswer = JoinAnswer;
export type MissingAnswer = { envelopes: AnyEnvelope[] } | { resync: true };
export interface CommandAnswer {
  done: true;
  /** The new version and value, so that who acts never waits for the push. */
  envelope?: AnyEnvelope;
}

/** Server → client; `heartbeat` every SERVER_LIMITS.heartbeatEveryMs. `bye` names why the server is about to close. */
export interface ServerEvents {
  feed: (envelope: AnyEnvelope) => void;
  heartbeat: (heartbeat: Heartbeat) => void;
  bye: (why: { reason: 'session_ended' | 'slow_reader' | 'flood' | 'region_changed' | 'shutdown' }) => void;
}
/** Client → server; each is acknowledged with its answer or a named refusal (W7). */
export interface ClientEvents {
  join: (request: JoinRequest, ack: (answer: JoinAnswer | Refused) => void) => void;
  snapshot: (request: SnapshotRequest, ack: (answer: SnapshotAnswer | Refused) => void) => void;
  missing: (request: MissingRequest, ack: (answer: MissingAnswer | Refused) => void) => void;
  command: (request: CommandRequest, ack: (answer: CommandAnswer | Refused) => void) => void;
}
