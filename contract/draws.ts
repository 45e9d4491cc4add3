import * as z from 'zod/mini';
import { Hash } from './bounds.ts';
import { endpoint } from './define.ts';
import { Currency, Exponent, Millis, Uuid } from './primitives.ts';
import { ShownPrize } from './prizes.ts';

export const DRAW_KINDS = ['wheel', 'raffle', 'sign_in'] as const;
export const DrawKind = z.enum(DRAW_KINDS);
export type DrawKind = z.infer<typeof DrawKind>;

export const DRAW_STATES = ['draft', 'running', 'paused', 'ended'] as const;
export const DrawState = z.enum(DRAW_STATES);
export type DrawState = z.infer<typeof DrawState>;

/** The odds of all segments of a wheel together: a probability is a number of millionths. */
export const ODDS_SUM = 1_000_000;

/** Why a member cannot spin, sign in, or hold tickets. */
export const DRAW_REFUSALS = [
  'not_yet',
  'over',
  'paused',
  'excluded',
  'waits',
  'used',
  'needs_stake',
  'needs_points',
  'changed',
] as const;
export const DrawRefusal = z.enum(DRAW_REFUSALS);
export type DrawRefusal = z.infer<typeof DrawRefusal>;

/** How often a member may spin: after a pause, once a day, or once. */
export const Attempts = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('pause'), hours: z.int().check(z.minimum(1), z.maximum(8_760)) }),
  z.strictObject({ by: z.literal('day'), zone: z.enum(['merchant', 'member']) }),
  z.strictObject({ by: z.literal('once') }),
]);
export type Attempts = z.infer<typeof Attempts>;

/** What happens to a streak after missed days: it begins again, or so many missed days of a round are made up. */
export const Missed = z.discriminatedUnion('rule', [
  z.strictObject({ rule: z.literal('reset') }),
  z.strictObject({ rule: z.literal('make_up'), days: z.int().check(z.minimum(1), z.maximum(30)) }),
]);
export type Missed = z.infer<typeof Missed>;

const ShownWheel = z.strictObject({
  kind: z.literal('wheel'),
  segments: z.array(
    z.strictObject({
      name: z.string(),
      /** Null: this segment gives nothing. */
      prize: z.nullable(ShownPrize),
      /** As the operator states them, and as they are now: what is gone has none. Millionths. */
      stated: z.int(),
      odds: z.int(),
    }),
  ),
  /** What a segment gives whose prize is gone, and the odds of it. */
  instead: z.nullable(ShownPrize),
  insteadOdds: z.int(),
  /** Names the odds that are shown: a spin under others is refused as `changed`. */
  oddsKey: z.string(),
  attempts: Attempts,
  /** Points that a spin costs, and valid stake of the day that it needs, minor units; 0: none. */
  points: z.int(),
  stake: z.int(),
  /** What the member has of both. */
  own: z.strictObject({ points: z.int(), stake: z.int() }),
});

export const RAFFLE_PHASES = ['open', 'closed', 'listed', 'drawn'] as const;
const ShownRaffle = z.strictObject({
  kind: z.literal('raffle'),
  /** `open`: tickets are earned. `closed`: bets of the last day still settle. `listed`: the list is fixed. */
  phase: z.enum(RAFFLE_PHASES),
  /** Valid stake for each ticket, minor units. */
  perTicket: z.int(),
  maxTickets: z.nullable(z.int()),
  oneEach: z.boolean(),
  prizes: z.array(z.strictObject({ name: z.string(), prize: ShownPrize, count: z.int() })),
  /** SHA-256 of the seed, published before the first ticket; and of the list of tickets, once it is fixed. */
  commitment: Hash,
  listHash: z.nullable(Hash),
  /** When the draw is; for a drawn raffle, when it was. */
  drawsAtMs: Millis,
  /** Where the public part of the randomness comes from; null: the server draws it after the list is fixed. */
  publicSource: z.nullable(z.string()),
  /** Tickets of all members. */
  total: z.int(),
  /** The member's own; null for a visitor. */
  own: z.nullable(
    z.strictObject({
      /** Under which the list names the member; null before the first ticket. */
      entry: z.nullable(z.string()),
      stake: z.int(),
      tickets: z.int(),
      void: z.boolean(),
      /** Places that the member won. */
      won: z.array(z.strictObject({ place: z.int(), name: z.string(), prize: ShownPrize, given: z.boolean() })),
    }),
  ),
});
export type ShownRaffle = z.infer<typeof ShownRaffle>;

const ShownSignIn = z.strictObject({
  kind: z.literal('sign_in'),
  /** Prizes by the day of a round; null: that day gives nothing. */
  days: z.array(z.nullable(ShownPrize)),
  missed: Missed,
  /** The merchant's day. */
  today: z.string(),
  /** The day of the round that signing in today is, or was. */
  position: z.int(),
  signed: z.boolean(),
  /** Missed days of this round that can still be made up. */
  makeUpsLeft: z.int(),
  /** Days on which the member signed in, the newest first: at most 62. */
  past: z.array(z.strictObject({ day: z.string(), position: z.int() })),
});

export const OfferedDraw = z.strictObject({
  code: z.string(),
  title: z.string(),
  summary: z.string(),
  body: z.string(),
  picture: z.nullable(z.string()),
  state: DrawState,
  startsAtMs: z.nullable(Millis),
  endsAtMs: z.nullable(Millis),
  /** Why it is not open to the member now; null: it is. A visitor learns only what is true for everybody. */
  refusal: z.nullable(DrawRefusal),
  /** When the member can spin or sign in again; null where it is open, or never again. */
  nextAtMs: z.nullable(Millis),
  detail: z.discriminatedUnion('kind', [ShownWheel, ShownRaffle, ShownSignIn]),
});
export type OfferedDraw = z.infer<typeof OfferedDraw>;
export type DetailOf<K extends DrawKind> = Extract<OfferedDraw['detail'], { kind: K }>;

/** A turn of the wheel. */
export const Spin = z.strictObject({
  id: z.int(),
  atMs: Millis,
  /** Place of the segment, from 0, and its name as it was. */
  segment: z.int(),
  name: z.string(),
  /** What was given; null: nothing. */
  prize: z.nullable(ShownPrize),
  /** The segment's prize was gone: `prize` is what is given instead. */
  instead: z.boolean(),
});
export type Spin = z.infer<typeof Spin>;

/** The round that filled a part of a ticket. Amounts in minor units. */
const TicketRound = z.strictObject({
  roundId: z.string(),
  nodeId: z.int(),
  game: z.string(),
  atMs: Millis,
  validStake: z.int(),
  /** What of it this ticket has. */
  counted: z.int(),
});

const Winner = z.strictObject({
  place: z.int(),
  /** Masked. */
  name: z.string(),
  entry: z.string(),
  ticket: z.int(),
  prizeName: z.string(),
});

const Code = z.string().check(z.maxLength(32));
const TIME_ZONE = z.string().check(z.maxLength(64), z.regex(/^[A-Za-z0-9_+\-/]+$/));
/** Rows of one answer. */
export const DRAW_ROWS = 50;

/** Everything that decides a draw, as a file that anybody can verify (contract/raffle-proof.ts). */
export const RaffleProof = z.strictObject({
  raffle: z.string(),
  /** The seed, and its SHA-256 that was published before the first ticket. */
  seed: z.string().check(z.maxLength(128)),
  commitment: Hash,
  /** Entries with their tickets, sorted: `<entry>:<tickets>` a line. */
  list: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(5_000_000)),
  listHash: Hash,
  /** Made after the list was fixed: by the server, or by the public source. */
  randomness: z.string().check(z.maxLength(200)),
  publicSource: z.nullable(z.string()),
  /** Entries that were excluded or closed between the list and the draw. */
  void: z.array(z.string().check(z.maxLength(64))),
  /** Prizes in their order, and whether an entry wins one at most. */
  prizes: z.array(z.strictObject({ name: z.string(), count: z.int() })),
  oneEach: z.boolean(),
  winners: z.array(z.strictObject({ place: z.int(), entry: z.string(), ticket: z.int(), hmac: Hash })),
});
export type RaffleProof = z.infer<typeof RaffleProof>;

const member = { auth: 'member', encoding: 'json', method: 'POST', terms: true } as const;

export const draws = {
  list: endpoint({
    method: 'GET',
    path: '/wps/draws',
    auth: 'visitor',
    encoding: 'query',
    request: z.strictObject({}),
    response: z.strictObject({ currency: Currency, exponent: Exponent, list: z.array(OfferedDraw) }),
    errors: [],
    summary: 'Wheels, raffles and sign-in calendars that run, are to come or ended lately, as the caller sees them.',
  }),
  spin: endpoint({
    ...member,
    path: '/wps/draws/spin',
    request: z.strictObject({
      draw: Code,
      /** Drawn by the page for each turn: the same gives the same answer. */
      requestId: Uuid,
      oddsKey: z.string().check(z.maxLength(200)),
      /** The member's time zone, for wheels that count its days. */
      timeZone: z.optional(TIME_ZONE),
    }),
    response: z.strictObject({ spin: Spin, draw: OfferedDraw }),
    errors: ['not_found', 'draw_not_open'],
    summary: 'Turns a wheel once. The result is final when the answer comes; repeating the call gives the same one.',
  }),
  spins: endpoint({
    method: 'GET',
    path: '/wps/draws/spins',
    auth: 'member',
    encoding: 'query',
    request: z.strictObject({ draw: Code }),
    response: z.strictObject({ list: z.array(Spin) }),
    errors: ['not_found'],
    summary: 'The member’s last turns of a wheel, the newest first.',
  }),
  signIn: endpoint({
    ...member,
    path: '/wps/draws/signIn',
    request: z.strictObject({ draw: Code }),
    response: z.strictObject({ prize: z.nullable(ShownPrize), draw: OfferedDraw }),
    errors: ['not_found', 'draw_not_open'],
    summary: 'Signs the member in for today. Repeating it on the same day changes nothing.',
  }),
  raffle: endpoint({
    method: 'POST',
    path: '/wps/promotion/raffle',
    auth: 'visitor',
    encoding: 'json',
    request: z.strictObject({ draw: z.optional(Code) }),
    response: z.strictObject({
      list: z.array(z.strictObject({ draw: OfferedDraw, winners: z.array(Winner) })),
    }),
    errors: [],
    summary:
      'Raffles with their prizes, the member’s tickets and the winners (API-04: raffle promotion); or one of them.',
  }),
  ticket: endpoint({
    method: 'GET',
    path: '/wps/draws/ticket',
    auth: 'member',
    encoding: 'query',
    request: z.strictObject({
      draw: Code,
      ticket: z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
    }),
    response: z.strictObject({ list: z.array(TicketRound), hasMore: z.boolean() }),
    errors: ['not_found'],
    summary: 'The bets that brought one of the member’s tickets, the oldest first.',
  }),
  proof: endpoint({
    method: 'GET',
    path: '/wps/draws/proof',
    auth: 'visitor',
    encoding: 'query',
    perMinute: 20,
    request: z.strictObject({ draw: Code }),
    response: RaffleProof,
    errors: ['not_found'],
    summary: 'Everything that decides a drawn raffle, to verify it offline.',
  }),
};
