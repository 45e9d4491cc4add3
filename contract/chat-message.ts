import * as z from 'zod/mini';
import { Currency, Exponent, Millis, MinorUnits, Seq, Uuid } from './primitives.ts';
import { OpenRain, RainBegan } from './rain-value.ts';

export const CHAT_LIMITS = {
  /** Characters of a message as a person counts them. */
  message: 200,
  /** UTF-16 units of a message: characters of several units, such as emoji, included. */
  units: 1_600,
  /** Combining marks on one character. More would cover the lines above. */
  marks: 4,
  /** Characters of a name. */
  name: { min: 2, max: 20 },
  /** Messages of a room that a member can read. */
  history: 200,
  /** Messages of one member within `withinMs`, in all rooms together. */
  rate: { messages: 5, withinMs: 10_000 },
  /** The same text is not repeated in a room within this time. */
  repeatMs: 60_000,
  /** Names of those present that are listed. */
  present: 50,
  /** Members that one member mutes for oneself. */
  ignored: 200,
} as const;

/** A round that a member shares. Who reads it can open its replay (PP-25). */
export const SharedRound = z.strictObject({
  roundId: Uuid,
  /** In the language of the room. */
  game: z.string(),
  stake: MinorUnits,
  payout: MinorUnits,
  currency: Currency,
  exponent: Exponent,
});
export type SharedRound = z.infer<typeof SharedRound>;

/** A message of a room. Its id is that of the command that sent it. */
export const ChatMessage = z.strictObject({
  id: Uuid,
  authorId: z.int(),
  authorName: z.string(),
  /** A simulated player of the demo wrote it. */
  simulated: z.boolean(),
  text: z.string().check(z.maxLength(CHAT_LIMITS.units)),
  round: z.nullable(SharedRound),
  atMs: Millis,
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** An event of a room: a message, a rain, or that the operator deleted a message. */
export const ChatEvent = z.union([ChatMessage, RainBegan, z.strictObject({ deleted: Uuid })]);
export type ChatEvent = z.infer<typeof ChatEvent>;

/** The state of a room: whether it takes messages, the pause between a member's messages, and who is there. */
export const ChatRoomState = z.strictObject({
  closed: z.boolean(),
  slowSeconds: z.int(),
  present: z.int(),
  /** Names of those present, in the order of the alphabet: at most CHAT_LIMITS.present. */
  names: z.array(z.string()),
  rain: z.nullable(OpenRain),
});
export type ChatRoomState = z.infer<typeof ChatRoomState>;

/** A message to a room, or a round with or without words. */
export const ChatCommand = z.strictObject({
  id: Uuid,
  kind: z.literal('chat'),
  room: Seq,
  text: z.string().check(z.maxLength(CHAT_LIMITS.units)),
  roundId: z.nullable(Uuid),
});

/** Why a message was not sent. */
export const CHAT_REFUSALS = [
  'empty',
  'too_long',
  'marks',
  'links',
  'words',
  'repeated',
  'too_fast',
  'slow_mode',
  'muted',
  'excluded',
  'no_name',
  'room_closed',
  'chat_closed',
  'round',
] as const;
export type ChatRefusal = (typeof CHAT_REFUSALS)[number];
/** The outcome of a message. `untilMs`: when it can be sent, where that is known. */
export type ChatOutcome = { refused: null } | { refused: ChatRefusal; untilMs?: number };
