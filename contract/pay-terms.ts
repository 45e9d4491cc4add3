import * as z from 'zod/mini';
import { MinorUnits } from './primitives.ts';

/** Kinds of agents' pay: real-time, hourly and daily salary on turnover, dividend on net loss (AGT-03). */
export const PAY_KINDS = ['realtime', 'hour', 'day', 'dividend'] as const;
export const PayKind = z.enum(PAY_KINDS);
export type PayKind = z.infer<typeof PayKind>;

/** Periods of dividends that a merchant can choose; without a choice it is half a month. */
export const DIVIDEND_PERIODS = ['week', 'halfMonth', 'month'] as const;
export type DividendPeriod = (typeof DIVIDEND_PERIODS)[number];

/** 100 %, in millionths. */
const WHOLE = 1_000_000;
/** Decimals of a rate in per cent. With this many, every rate is a whole number of millionths. */
export const RATE_DECIMALS = 4;

/** A rate in millionths: 30,000 is 3 %. */
export const Rate = z.int().check(z.nonnegative(), z.maximum(WHOLE));
export type Rate = z.infer<typeof Rate>;

/** Larger amounts are typing errors in any currency. */
export const TERMS_LIMITS = {
  tiers: 12,
  amount: 1_000_000_000_000,
  active: 1_000_000,
  percent: WHOLE / 10 ** RATE_DECIMALS,
} as const;

const Amount = MinorUnits.check(z.nonnegative(), z.maximum(TERMS_LIMITS.amount));
const Active = z.int().check(z.nonnegative(), z.maximum(TERMS_LIMITS.active));

/**
 * What a window must reach for the rate: turnover and active members of the team, and the team's net loss where the kind
 * requires it.
 */
export const Tier = z.strictObject({ turnover: Amount, active: Active, loss: z.nullable(Amount), rate: Rate });
export type Tier = z.infer<typeof Tier>;

/** The terms of a contract; amounts in minor units of the merchant's currency. */
export const PayTerms = z.strictObject({
  /** Each tier requires more than the one before and pays more. */
  tiers: z.array(Tier).check(z.minLength(1), z.maxLength(TERMS_LIMITS.tiers)),
  /** A member counts as active from this own turnover in the window. */
  activeFrom: Amount,
  /** Nothing is paid with fewer active members. */
  minimumActive: Active,
  /** Maximum per window. */
  cap: z.nullable(Amount.check(z.positive())),
  /** Dividend only: the tier's rate as it is, or in proportion to the loss that the tier requires. */
  mode: z.enum(['fixed', 'float']),
  /** Dividend only: whether a net loss below zero is carried to the next window. True if absent. */
  carriesLoss: z.optional(z.boolean()),
});
export type PayTerms = z.infer<typeof PayTerms>;
