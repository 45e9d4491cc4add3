import * as z from 'zod/mini';
import { endpoint } from './define.ts';
import { OperatorReason } from './operator-reason.ts';
import { Currency, Exponent, MerchantCode, Millis, MinorUnits, PositiveMinorUnits, Uuid } from './primitives.ts';
import { RAIN_LIMITS } from './rain-value.ts';

/** A rain as the operator reads it, with the accounts. */
export const LoggedRain = z.strictObject({
  id: Uuid,
  room: z.int(),
  /** The account that gave it; null: the house. */
  giver: z.nullable(z.string()),
  amount: MinorUnits,
  currency: Currency,
  exponent: Exponent,
  shares: z.int(),
  atMs: Millis,
  untilMs: Millis,
  /** Null: it is open. */
  endedAtMs: z.nullable(Millis),
  returned: z.nullable(MinorUnits),
  claims: z.array(z.strictObject({ account: z.string(), amount: MinorUnits, atMs: Millis })),
});
export type LoggedRain = z.infer<typeof LoggedRain>;

const ofMerchant = { merchant: MerchantCode };

/** Rain of the house, and who took what of any rain. */
export const rainOperator = {
  give: endpoint({
    auth: 'operator',
    roles: ['payments'],
    method: 'POST',
    path: '/operator/chat/rain',
    encoding: 'json',
    request: z.strictObject({
      ...ofMerchant,
      room: z.int().check(z.positive()),
      amount: PositiveMinorUnits,
      shares: z.int().check(z.positive(), z.maximum(RAIN_LIMITS.shares)),
      minutes: z.int().check(z.positive(), z.maximum(RAIN_LIMITS.maxMinutes)),
      reason: OperatorReason,
    }),
    response: LoggedRain,
    errors: ['unknown_merchant', 'rain_not_given'],
    summary: 'Gives a sum of the house to those present in a room, in the currency of the merchant.',
  }),
  list: endpoint({
    auth: 'operator',
    roles: ['payments', 'support'],
    method: 'GET',
    path: '/operator/chat/rains',
    encoding: 'query',
    request: z.strictObject(ofMerchant),
    response: z.strictObject({ list: z.array(LoggedRain) }),
    errors: ['unknown_merchant'],
    summary: 'The newest 50 rains, each with who took how much.',
  }),
} as const;
