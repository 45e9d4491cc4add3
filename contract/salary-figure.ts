import * as z from 'zod/mini';
import { Rate } from './pay-terms.ts';
import { Millis, MinorUnits, Money, Uuid } from './primitives.ts';

/** What is missing to the next tier; amounts in minor units. */
export const Lacking = z.strictObject({ tier: z.int(), turnover: MinorUnits, active: z.int(), loss: MinorUnits });
export type Lacking = z.infer<typeof Lacking>;

/** The current real-time salary of an agent (AGT-04, LIVE-06). */
export const SalaryFigure = z.strictObject({
  /**
   * Of the running window, at the tier met so far; provisional. A negative amount pays nothing and is carried to the next
   * window.
   */
  accrued: Money,
  /** Included in `accrued`: shortfalls of earlier windows, and pay taken back for bets that they had paid; below zero. */
  carried: MinorUnits,
  corrected: MinorUnits,
  windowStartMs: Millis,
  windowEndMs: Millis,
  /** Of the team in this window, by the contract's threshold. */
  turnover: MinorUnits,
  active: z.int(),
  /** Index of the tier met so far in the terms, or -1; then its rate. */
  tier: z.int(),
  rate: Rate,
  /** Null at the highest tier, or without a contract. */
  next: z.nullable(Lacking),
  /** The windows that have ended and are not settled yet, together. */
  closing: z.nullable(z.strictObject({ windowStartMs: Millis, accrued: Money })),
  lastBill: z.nullable(z.strictObject({ id: Uuid, amount: Money, windowStartMs: Millis })),
});
export type SalaryFigure = z.infer<typeof SalaryFigure>;
