import type { DividendPeriod, PayKind } from '../../../contract/pay-terms.ts';
import type { Millis } from '../../../contract/primitives.ts';
import type { Period } from './windows.ts';

const MINUTE = 60_000;

/** A kind of pay whose windows are sums of settled five-minute turnover. */
export type SummedKind = Exclude<PayKind, 'realtime'>;
export const SUMMED_KINDS: readonly SummedKind[] = ['hour', 'day', 'dividend'];

/** What an agent is paid for: the team's stakes by the differences of rates, or a share of the team's net loss. */
type Base = 'turnover' | 'netLoss';

/** How a kind of pay is settled. */
export interface PayPlan {
  period: Period;
  base: Base;
  /** A window is settled this long after its end at the earliest. */
  settlesAfterMs: Millis;
}

/**
 * Every kind of pay. A five-minute window accepts bets that were settled in it until it is settled itself; later bets count in
 * the next window. Longer windows wait until their five-minute windows are settled.
 */
const PLANS: Readonly<Record<PayKind, PayPlan>> = {
  realtime: { period: 'realtime', base: 'turnover', settlesAfterMs: 30_000 },
  hour: { period: 'hour', base: 'turnover', settlesAfterMs: 0 },
  day: { period: 'day', base: 'turnover', settlesAfterMs: 125 * MINUTE },
  dividend: { period: 'halfMonth', base: 'netLoss', settlesAfterMs: 130 * MINUTE },
};

/** Returns the plan of a kind. The merchant's setting decides the period of dividends. */
export const planOf = (
  kind: PayKind,
  { dividendPeriod }: { dividendPeriod?: DividendPeriod | null | undefined } = {},
): PayPlan => (kind === 'dividend' && dividendPeriod ? { ...PLANS.dividend, period: dividendPeriod } : PLANS[kind]);
