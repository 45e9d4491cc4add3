import * as z from 'zod/mini';
import { endpoint } from './define.ts';
import { Currency, Exponent, MinorUnits, Money, PositiveMinorUnits, QueryInt, Uuid } from './primitives.ts';
import { RAIN_LIMITS } from './rain-value.ts';

/** Why a member gets no share of a rain. */
export const RAIN_REFUSALS = [
  'ended',
  'taken',
  'room_closed',
  'own',
  'no_name',
  'absent',
  'not_played',
  'currency',
  'same_device',
  'blocked',
  'muted',
  'excluded',
] as const;
export type RainRefusal = (typeof RAIN_REFUSALS)[number];

/** Why a rain does not begin. */
export const GIVE_REFUSALS = [
  'off',
  'open',
  'room_closed',
  'amount',
  'shares',
  'day_sum',
  'no_name',
  'frozen',
  'blocked',
  'turnover',
  'bonus',
  'muted',
  'excluded',
] as const;
export type GiveRefusal = (typeof GIVE_REFUSALS)[number];

/** The bounds of a member's rain. Amounts in minor units. */
export const RainTerms = z.strictObject({
  minimum: MinorUnits,
  maximum: MinorUnits,
  /** What the member can still give today. */
  sumLeft: MinorUnits,
  shares: z.int(),
  minutes: z.int(),
  currency: Currency,
  exponent: Exponent,
});
export type RainTerms = z.infer<typeof RainTerms>;

const Room = z.int().check(z.positive());
const common = { auth: 'member' } as const;

/** Rain in the chat (MEM-08): a sum in shares of random size for those present. */
export const rain = {
  own: endpoint({
    ...common,
    method: 'GET',
    path: '/wps/chat/rain',
    encoding: 'query',
    // The page loads it with the room, and when a rain begins in it.
    automatic: true,
    request: z.strictObject({ room: QueryInt }),
    response: z.strictObject({
      /** Null: members cannot give rain. */
      terms: z.nullable(RainTerms),
      /** The caller's share of the open rain; null: none. */
      share: z.nullable(z.strictObject({ rain: Uuid, amount: MinorUnits })),
    }),
    errors: ['chat_closed'],
    summary: 'What the caller may give in a room, and the own share of the rain that is open there.',
  }),
  give: endpoint({
    ...common,
    method: 'POST',
    path: '/wps/chat/rain/give',
    encoding: 'json',
    money: true,
    terms: true,
    perMinute: 10,
    request: z.strictObject({
      room: Room,
      amount: PositiveMinorUnits,
      currency: Currency,
      shares: z.int().check(z.positive(), z.maximum(RAIN_LIMITS.shares)),
    }),
    response: z.strictObject({ rain: Uuid }),
    errors: ['chat_closed', 'rain_not_given', 'balance_too_low', 'wrong_currency'],
    summary: 'Gives a sum to those present in a room, in shares. What nobody takes comes back.',
  }),
  claim: endpoint({
    ...common,
    method: 'POST',
    path: '/wps/chat/rain/claim',
    encoding: 'json',
    money: true,
    terms: true,
    perMinute: 30,
    request: z.strictObject({ rainId: Uuid }),
    response: z.strictObject({ money: Money }),
    errors: ['chat_closed', 'rain_refused'],
    summary: 'Takes one share of an open rain. A second call answers with the same share.',
  }),
} as const;
