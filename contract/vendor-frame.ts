import * as z from 'zod/mini';
import { CommandName, CommandPayload, CommandResult } from './game-commands.ts';
import { FixtureId, OddsState } from './live-odds.ts';
import { RoundState } from './live-rounds.ts';
import { HandState, TableNumber, TableState } from './live-tables.ts';
import { Currency, Exponent, Language, Millis, MinorUnits, Money, Seq, Uuid } from './primitives.ts';

/**
 * Vendor API, Frame: messages between a page of the site and the game in its frame (docs/vendor-frame.md). Both sides check
 * incoming messages against these schemas.
 */
export const FRAME_VERSION = 1;

/** Permissions of a game's frame: scripts and forms. Without `allow-same-origin` the game cannot reach the page. */
export const FRAME_SANDBOX = 'allow-scripts allow-forms';

export const FRAME_LIMITS = {
  /** Messages a second from one game. The page closes the channel of a game that sends more. */
  perSecond: 20,
  /** Maximum topics that one game subscribes to at once. A sports client shows some dozens of fixtures. */
  watched: 80,
  /** Commands of one game that wait for their answer. Further ones wait in the page. */
  commands: 8,
} as const;

/** The only message sent by `window.postMessage`: the page passes the game its port. */
export const FrameOpening = z.strictObject({ type: z.literal('parlour:frame'), version: z.literal(FRAME_VERSION) });

const PoolId = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/));
const GameId = z.string().check(z.regex(/^[A-Za-z0-9_:.-]{1,64}$/));
/**
 * A topic of a game: a jackpot pool that it contributes to, its own round, if everybody plays the same one, a table of it, the
 * player's own cards at a table, or a fixture that can be bet on.
 */
const Watched = z.discriminatedUnion('scope', [
  z.strictObject({ scope: z.literal('pool'), id: PoolId }),
  z.strictObject({ scope: z.literal('round'), id: GameId }),
  z.strictObject({ scope: z.literal('table'), id: GameId, table: TableNumber }),
  z.strictObject({ scope: z.literal('hand'), id: GameId, table: TableNumber }),
  z.strictObject({ scope: z.literal('odds'), id: FixtureId }),
]);

/** Page → game, by type. */
const toGame = {
  /** Always the first message. */
  launch: z.strictObject({
    type: z.literal('launch'),
    mode: z.enum(['real', 'demo', 'replay']),
    language: Language,
  }),
  /** W8: the game accepts no bets while the page is not live. */
  connection: z.strictObject({ type: z.literal('connection'), live: z.boolean() }),
  /** The amount that can be staked now; null while unknown. */
  balance: z.strictObject({ type: z.literal('balance'), value: z.nullable(Money) }),
  /** Won less staked, and staked, since the login at `startedAtMs` (PP-10, PP-11); null while unknown. */
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
  /** A value of a topic that the game subscribed to; `version` only grows. Both are null when the topic no longer exists. */
  state: z.discriminatedUnion('scope', [
    z.strictObject({
      type: z.literal('state'),
      scope: z.literal('pool'),
      id: PoolId,
      version: z.nullable(Seq),
      value: z.nullable(Money),
    }),
    z.strictObject({
      type: z.literal('state'),
      scope: z.literal('round'),
      id: GameId,
      version: z.nullable(Seq),
      value: z.nullable(RoundState),
    }),
    z.strictObject({
      type: z.literal('state'),
      scope: z.literal('table'),
      id: GameId,
      table: TableNumber,
      version: z.nullable(Seq),
      value: z.nullable(TableState),
    }),
    z.strictObject({
      type: z.literal('state'),
      scope: z.literal('hand'),
      id: GameId,
      table: TableNumber,
      version: z.nullable(Seq),
      value: z.nullable(HandState),
    }),
    z.strictObject({
      type: z.literal('state'),
      scope: z.literal('odds'),
      id: FixtureId,
      version: z.nullable(Seq),
      value: z.nullable(OddsState),
    }),
  ]),
  /**
   * The answer to the command with this id, once: of the vendor's server, or `refused` by the platform, which then did not pass
   * it on.
   */
  answer: z.discriminatedUnion('by', [
    z.strictObject({ type: z.literal('answer'), id: Uuid, by: z.literal('vendor'), ...CommandResult.shape }),
    z.strictObject({ type: z.literal('answer'), id: Uuid, by: z.literal('platform'), refused: z.string() }),
  ]),
  /** While `on`, the game starts no round; it finishes the running one and answers `paused` (PP-18). */
  pause: z.strictObject({ type: z.literal('pause'), on: z.boolean() }),
  /** A message of the game was refused; `problem` is for its developer. */
  refused: z.strictObject({ type: z.literal('refused'), problem: z.string() }),
} as const;
export type ToGame = AnyOf<typeof toGame>;

/** Game → page, by type. */
const toPage = {
  /** The game is visible: it can be played, or shows why not. */
  ready: z.strictObject({ type: z.literal('ready') }),
  /** Replaces the previous subscription. */
  subscribe: z.strictObject({
    type: z.literal('subscribe'),
    to: z.array(Watched).check(z.maxLength(FRAME_LIMITS.watched)),
  }),
  /** What the player did, for the vendor's server. The game creates the id, once for each action. */
  command: z.strictObject({ type: z.literal('command'), id: Uuid, name: CommandName, payload: CommandPayload }),
  /** The answer to `pause`: no round runs, and none starts. */
  paused: z.strictObject({ type: z.literal('paused') }),
  /** The player opens the site's betting record. */
  openHistory: z.strictObject({ type: z.literal('openHistory') }),
  /** The player verifies a round on a page of the vendor, in its own window. */
  openVerify: z.strictObject({ type: z.literal('openVerify'), url: z.string().check(z.maxLength(2_000)) }),
  /** The player leaves the game. */
  leave: z.strictObject({ type: z.literal('leave') }),
} as const;
export type ToPage = AnyOf<typeof toPage>;

type Schemas = Record<string, z.ZodMiniType>;
type AnyOf<S extends Schemas> = { [Type in keyof S]: z.infer<S[Type]> }[keyof S];
type Read<Message> = { message: Message } | { problem: string };

/** Parses a message by the schema of its type, or returns one line on what is wrong with it. */
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
