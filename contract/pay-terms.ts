import * as z from 'zod/mini';
import { MinorUnits } from './primitives.ts';

/** What an agent can be paid for: real-time, hourly and daily salary on turnover, dividend on net loss (AGT-03). */
export const PAY_KINDS = ['realtime', 'hour', 'day', 'dividend'] as const;
export const PayKind = z.enum(PAY_KINDS);
export type PayKind = z.infer<typeof PayKind>;

/** All of it, in millionths. */
const WHOLE = 1_000_000;
/** Decimals of a rate in per cent: that many of them are whole millionths. */
export const RATE_DECIMALS = 4;

/** A rate in millionths: 30,000 is 3 %. */
export const Rate = z.int().check(z.nonnegative(), z.maximum(WHOLE));
export type Rate = z.infer<typeof Rate>;

/** Above these a figure is a slip of the keyboard, whatever the currency. */
export const TERMS_LIMITS = {
  tiers: 12,
  amount: 1_000_000_000_000,
  active: 1_000_000,
  percent: WHOLE / 10 ** RATE_DECIMALS,
} as const;

const Amount = MinorUnits.check(z.nonnegative(), z.maximum(TERMS_LIMITS.amount));
const Active = z.int().check(z.nonnegative(), z.maximum(TERMS_LIMITS.active));

/** What a window must reach for the rate: turnover and active members of the team, and its net loss where that is asked for. */
export const Tier = z.strictObject({ turnover: Amount, active: Active, loss: z.nullable(Amount), rate: Rate });
export type Tier = z.infer<typeof Tier>;

/** What two sides agree on; amounts in minor units of the brand's currency. */
export const PayTerms = z.strictObject({
  /** Each asks for more than the one before and pays more. */
  tiers: z.array(Tier).check(z.minLength(1), z.maxLength(TERMS_LIMITS.tiers)),
  /** A member counts as active from this own turnover in the window on. */
  activeFrom: Amount,
  /** With fewer active members nothing is paid. */
  minimumActive: Active,
  /** At most this a window. */
  cap: z.nullable(Amount.check(z.positive())),
  /** Of a dividend: the tier's rate as it stands, or in proportion to the loss that the tier asks for. */
  mode: z.enum(['fixed', 'float']),
});
export type PayTerms = z.infer<typeof PayTerms>;
