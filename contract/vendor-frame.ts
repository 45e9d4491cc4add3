import * as z from 'zod/mini';
import { Currency, Exponent, Language, Millis, MinorUnits, Money, Seq } from './primitives.ts';

/**
 * Vendor API, Frame: what a page of the site and the game in its frame say to each other (docs/vendor-frame.md). Both sides
 * check what they are told against these schemas.
 */
export const FRAME_VERSION = 1;

/** What a game may do in its frame: run scripts and handle forms. Without `allow-same-origin` it reaches nothing of the page. */
export const FRAME_SANDBOX = 'allow-scripts allow-forms';

export const FRAME_LIMITS = {
  /** Messages a second from one game; the channel of a game that sends more is closed. */
  perSecond: 20,
  /** Things that one game watches at once. */
  watched: 10,
} as const;

/** The one message that crosses by `window.postMessage`: with it the page hands the game its port. */
export const FrameOpening = z.strictObject({ type: z.literal('parlour:frame'), version: z.literal(FRAME_VERSION) });

const PoolId = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/));
/** What a game can watch: a jackpot pool that it feeds. */
const Watched = z.strictObject({ scope: z.literal('pool'), id: PoolId });

/** Page → game, by type. */
const toGame = {
  /** Always the first. */
  launch: z.strictObject({
    type: z.literal('launch'),
    mode: z.enum(['real', 'demo', 'replay']),
    language: Language,
  }),
  /** W8: no bet can be made while the page is not live. */
  connection: z.strictObject({ type: z.literal('connection'), live: z.boolean() }),
  /** What may be staked now; null while it is not known. */
  balance: z.strictObject({ type: z.literal('balance'), value: z.nullable(Money) }),
  /** Won less staked, and staked, since the log-in at `startedAtMs` (PP-10, PP-11); null while it is not known. */
  position: z.strictObject({
    type: z.literal('position'),
    value: z.nullable(
      z.strictObject({
        net: MinorUnits,
        wagered: MinorUnits,
        currency: Currency,
        exponent: Exponent,
        startedAtMs: Millis,
      }),
    ),
  }),
  /** What the game subscribed to; `version` only grows, both are null where it is known no more. */
  state: z.strictObject({
    type: z.literal('state'),
    scope: z.literal('pool'),
    id: PoolId,
    version: z.nullable(Seq),
    value: z.nullable(Money),
  }),
  /** A message of the game was not taken; `problem` is for its developer. */
  refused: z.strictObject({ type: z.literal('refused'), problem: z.string() }),
} as const;
export type ToGame = AnyOf<typeof toGame>;

/** Game → page, by type. */
const toPage = {
  /** The game shows itself: it can be played, or says why not. */
  ready: z.strictObject({ type: z.literal('ready') }),
  /** Replaces what was subscribed to before. */
  subscribe: z.strictObject({
    type: z.literal('subscribe'),
    to: z.array(Watched).check(z.maxLength(FRAME_LIMITS.watched)),
  }),
  /** The player wants the betting record of the site. */
  openHistory: z.strictObject({ type: z.literal('openHistory') }),
  /** The player wants to verify a round on a page of the vendor's, in a window of its own. */
  openVerify: z.strictObject({ type: z.literal('openVerify'), url: z.string().check(z.maxLength(2_000)) }),
  /** The player wants out. */
  leave: z.strictObject({ type: z.literal('leave') }),
} as const;
export type ToPage = AnyOf<typeof toPage>;

type Schemas = Record<string, z.ZodMiniType>;
type AnyOf<S extends Schemas> = { [Type in keyof S]: z.infer<S[Type]> }[keyof S];
type Read<Message> = { message: Message } | { problem: string };

/** Reads a message by the schema of its type, or says in a line what is wrong with it. */
const reader =
  <S extends Schemas>(schemas: S) =>
  (data: unknown): Read<AnyOf<S>> => {
    const type = typeof data === 'object' && data !== null && 'type' in data ? String(data.type) : '';
    if (!Object.hasOwn(schemas, type)) return { problem: `type: one of ${Object.keys(schemas).join(', ')}` };
    const read = schemas[type]!.safeParse(data);
    if (read.success) return { message: read.data as AnyOf<S> };
    return {
      problem: read.error.issues.map(({ path, message }) => `${[type, ...path].join('.')}: ${message}`).join('; '),
    };
  };
export const readToGame = reader(toGame);
export const readToPage = reader(toPage);
