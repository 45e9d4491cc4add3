import * as z from 'zod/mini';
import { CHAT_REFUSALS } from './chat-message.ts';
import { EVENT_FEEDS, isEventFeed } from './feeds.ts';
import { FEED_MEANINGS } from './feed-meanings.ts';
import { CommandResult } from './game-commands.ts';
import { Millis, Seq } from './primitives.ts';
import { BYE_MEANINGS } from './socket-meanings.ts';
import {
  Epoch,
  eventFeeds,
  FeedKey,
  FeedName,
  FEEDS,
  REFUSALS,
  stateFeeds,
  type Bye,
  type CommandAnswer,
  type Envelope,
  type Feed,
  type Heartbeat,
  type JoinAnswer,
  type Refused,
} from './wire.ts';

/**
 * Schemas of what the server sends over the socket, for `/docs/socket` and tests: the interfaces in `wire.ts` as schemas. A field that
 * only one of both has does not compile.
 */

type Fields<T> = Record<keyof T, z.ZodMiniType>;

/** The keys of a feed, by the form that `FEED_MEANINGS` gives. */
const keyOf = (feed: Feed) => {
  const { key } = FEED_MEANINGS[feed];
  const name = key.slice(0, key.indexOf(':'));
  const parts = key.slice(name.length + 1).replaceAll(/\{\w+\}/g, '[A-Za-z0-9_-]+');
  return z.string().check(z.regex(new RegExp(`^${name}:${parts}$`)));
};

const envelopeOf = (feed: Feed): z.ZodMiniType =>
  z.strictObject({
    epoch: Epoch,
    feed: z.literal(feed),
    key: keyOf(feed),
    seq: Seq,
    at: Millis,
    value: isEventFeed(feed) ? eventFeeds[feed] : stateFeeds[feed],
  } satisfies Fields<Envelope>);

/** The envelope of each feed. */
export const ENVELOPES = Object.fromEntries(FEEDS.map((feed) => [feed, envelopeOf(feed)])) as Record<
  Feed,
  z.ZodMiniType
>;

/** An envelope of any feed. */
export const AnyEnvelope = z.union(FEEDS.map((feed) => ENVELOPES[feed]) as [z.ZodMiniType, ...z.ZodMiniType[]]);
const Seqs = z.partialRecord(FeedName, z.record(FeedKey, Seq));

const joinAnswer = {
  epoch: Epoch,
  at: Millis,
  completeAt: z.optional(Millis),
  envelopes: z.array(AnyEnvelope),
  resets: z.array(z.strictObject({ feed: FeedName, key: FeedKey })),
  seqs: Seqs,
} satisfies Fields<JoinAnswer>;

const ChatOutcome = z.union([
  z.strictObject({ refused: z.null() }),
  z.strictObject({ refused: z.enum(CHAT_REFUSALS), untilMs: z.optional(Millis) }),
]);

const commandAnswer = {
  done: z.literal(true),
  envelope: z.optional(AnyEnvelope),
  game: z.optional(CommandResult),
  chat: z.optional(ChatOutcome),
} satisfies Fields<CommandAnswer>;

const refused = { refused: z.enum(REFUSALS), detail: z.optional(z.string()) } satisfies Fields<Refused>;

const bye = {
  reason: z.enum(Object.keys(BYE_MEANINGS) as Bye['reason'][]),
  leaveAfterMs: z.optional(z.tuple([z.int(), z.int()])),
} satisfies Fields<Bye>;

const heartbeat = { epoch: Epoch, at: Millis, seqs: Seqs } satisfies Fields<Heartbeat>;

const LogEnvelope = z.union(EVENT_FEEDS.map((feed) => ENVELOPES[feed]) as [z.ZodMiniType, ...z.ZodMiniType[]]);

/** The answers to requests, and the events of the server but for the envelopes. */
export const SENT = {
  joinAnswer: z.strictObject(joinAnswer),
  snapshotAnswer: z.strictObject(joinAnswer),
  missingAnswer: z.union([
    z.strictObject({ envelopes: z.array(LogEnvelope) }),
    z.strictObject({ resync: z.literal(true) }),
  ]),
  commandAnswer: z.strictObject(commandAnswer),
  refused: z.strictObject(refused),
  heartbeat: z.strictObject(heartbeat),
  bye: z.strictObject(bye),
} as const;
