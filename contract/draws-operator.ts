import * as z from 'zod/mini';
import { Code, PicturePath, position, Text, texts } from './content-operator.ts';
import { Day } from './day.ts';
import { Attempts, DRAW_STATES, DrawKind, DrawRefusal, Missed } from './draws.ts';
import { endpoint } from './define.ts';
import { OperatorReason } from './operator-reason.ts';
import { Prize, ShownPrize } from './prizes.ts';
import { MerchantCode, Millis } from './primitives.ts';

const Amount = z.int().check(z.minimum(0), z.maximum(1_000_000_000_000));
const named = texts(z.strictObject({ name: Text(40) }));

/** A wheel. The odds of its segments are millionths and sum to one. */
export const WheelTerms = z.strictObject({
  kind: z.literal('wheel'),
  segments: z
    .array(
      z.strictObject({
        odds: z.int().check(z.minimum(0), z.maximum(1_000_000)),
        /** Null: this segment gives nothing. */
        prize: z.nullable(Prize),
        texts: named,
      }),
    )
    .check(z.minLength(2), z.maxLength(24)),
  /** What a segment gives whose prize cannot be given; null: nothing. */
  instead: z._default(z.nullable(Prize), null),
  attempts: Attempts,
  /** Points that a spin costs, and valid stake of the day that it needs, minor units; 0: none. */
  points: z._default(z.int().check(z.minimum(0), z.maximum(1_000_000_000)), 0),
  stake: z._default(Amount, 0),
});
export type WheelTerms = z.infer<typeof WheelTerms>;

const Minutes = z.int().check(z.minimum(0), z.maximum(10_080));
/** A raffle: tickets are earned by the valid stake of its days. */
export const RaffleTerms = z.strictObject({
  kind: z.literal('raffle'),
  /** Valid stake for each ticket, minor units. */
  perTicket: Amount,
  /** Tickets of one member; null: no bound. */
  maxTickets: z._default(z.nullable(z.int().check(z.positive(), z.maximum(100_000))), 1_000),
  /** Whether an entry wins one prize at most. */
  oneEach: z._default(z.boolean(), true),
  prizes: z
    .array(z.strictObject({ prize: Prize, count: z.int().check(z.minimum(1), z.maximum(1_000)), texts: named }))
    .check(z.minLength(1), z.maxLength(20)),
  /** The list of tickets is fixed so long after the end, when bets have settled, and drawn so long after that. */
  settleMinutes: z._default(Minutes, 10),
  drawMinutes: z._default(Minutes, 10),
  /** Where the public part of the randomness comes from, which the operator enters; null: the server draws it. */
  publicSource: z._default(z.nullable(Text(200)), null),
});
export type RaffleTerms = z.infer<typeof RaffleTerms>;

/** A sign-in calendar: prizes by the day of a round, which begins again after the last one. */
export const SignInTerms = z.strictObject({
  kind: z.literal('sign_in'),
  days: z.array(z.strictObject({ prize: z.nullable(Prize) })).check(z.minLength(1), z.maxLength(31)),
  missed: Missed,
});
export type SignInTerms = z.infer<typeof SignInTerms>;

export const DrawTerms = z.discriminatedUnion('kind', [WheelTerms, RaffleTerms, SignInTerms]);
export type DrawTerms = z.infer<typeof DrawTerms>;

/** A wheel, a raffle or a sign-in calendar as the operator writes it. Amounts in minor units of the merchant's currency. */
export const DrawItem = z.strictObject({
  code: Code,
  position,
  picture: z._default(z.nullable(PicturePath), null),
  /** The merchant's days on which it runs, both included; null: no bound. A raffle needs both. */
  fromDay: z._default(z.nullable(Day), null),
  toDay: z._default(z.nullable(Day), null),
  terms: DrawTerms,
  texts: texts(z.strictObject({ title: Text(120), summary: Text(300), body: Text(20_000) })),
});
export type DrawItem = z.infer<typeof DrawItem>;

export const DrawStatus = z.strictObject({
  code: z.string(),
  title: z.string(),
  kind: DrawKind,
  state: z.enum(DRAW_STATES),
  termsVersion: z.int(),
  fromDay: z.nullable(z.string()),
  toDay: z.nullable(z.string()),
  /** Members who took part; spins, days of signing in or tickets; and prizes that were given. */
  members: z.int(),
  turns: z.int(),
  given: z.int(),
  /** A raffle's; null otherwise. */
  raffle: z.nullable(
    z.strictObject({
      commitment: z.string(),
      listHash: z.nullable(z.string()),
      drawsAtMs: Millis,
      awaitsPublicValue: z.boolean(),
    }),
  ),
});
export type DrawStatus = z.infer<typeof DrawStatus>;

const common = { auth: 'operator', roles: ['content', 'payments'] } as const;
const ofMerchant = { merchant: MerchantCode };
const write = { ...common, encoding: 'json', method: 'POST', response: DrawStatus } as const;

/** Wheels, raffles and sign-in calendars. Each change is one transaction with an audit row. */
export const drawsOperator = {
  list: endpoint({
    ...common,
    method: 'GET',
    path: '/operator/draws',
    encoding: 'query',
    request: z.strictObject(ofMerchant),
    response: z.strictObject({ list: z.array(DrawStatus) }),
    errors: ['unknown_merchant'],
    summary: 'Wheels, raffles and sign-in calendars with what they have given.',
  }),
  put: endpoint({
    ...write,
    method: 'PUT',
    path: '/operator/draws',
    bodyBytes: 1_000_000,
    bodyValues: 4_000,
    request: z.strictObject({ ...ofMerchant, draw: DrawItem, reason: OperatorReason }),
    errors: ['unknown_merchant', 'draw_wrong'],
    summary: 'Makes one as a draft, or changes it. The terms of a raffle are fixed once it runs.',
  }),
  setState: endpoint({
    ...write,
    path: '/operator/draws/state',
    request: z.strictObject({
      ...ofMerchant,
      code: Code,
      state: z.enum(['running', 'paused', 'ended']),
      reason: OperatorReason,
    }),
    errors: ['unknown_merchant', 'not_found', 'draw_wrong'],
    summary: 'Starts, pauses or ends one. A raffle that is paused waits with its draw; an ended one is not drawn.',
  }),
  setPublicValue: endpoint({
    ...write,
    path: '/operator/draws/publicValue',
    request: z.strictObject({ ...ofMerchant, code: Code, value: Text(200), reason: OperatorReason }),
    errors: ['unknown_merchant', 'not_found', 'draw_wrong'],
    summary: 'Enters the value of a raffle’s public source, once, after its list is fixed.',
  }),
  preview: endpoint({
    ...common,
    method: 'GET',
    path: '/operator/draws/preview',
    encoding: 'query',
    request: z.strictObject({ ...ofMerchant, code: Code, account: Text(64) }),
    response: z.strictObject({
      code: z.string(),
      account: z.string(),
      state: z.enum(DRAW_STATES),
      refusal: z.nullable(DrawRefusal),
      nextAtMs: z.nullable(Millis),
      /** What the member would get; for a wheel each prize with its odds, millionths. */
      gets: z.array(z.strictObject({ name: z.string(), prize: z.nullable(ShownPrize), odds: z.nullable(z.int()) })),
      /** Figures that decide it: tickets, stake, points, the day of the round. */
      because: z.record(z.string(), z.int()),
    }),
    errors: ['unknown_merchant', 'not_found'],
    summary: 'What a member would get from one now, and which figures decide it. Also of a draft.',
  }),
};
