import * as z from 'zod/mini';
import { Rate } from './pay-terms.ts';
import { Millis, MinorUnits, Money, Uuid } from './primitives.ts';

/** What the tier above the one met still asks for; amounts in minor units. */
export const Lacking = z.strictObject({ tier: z.int(), turnover: MinorUnits, active: z.int(), loss: MinorUnits });
export type Lacking = z.infer<typeof Lacking>;

/** An agent's real-time salary as it stands (AGT-04, LIVE-06). */
export const SalaryFigure = z.strictObject({
  /** Of the running window, at the tier met so far: provisional. Below zero it pays nothing and is carried on. */
  accrued: Money,
  /** In it: what earlier windows lack, and what is taken back of bets that they paid; below zero. */
  carried: MinorUnits,
  corrected: MinorUnits,
  windowStartMs: Millis,
  windowEndMs: Millis,
  /** Of the team in this window, by the contract's threshold. */
  turnover: MinorUnits,
  active: z.int(),
  /** The tier met so far by its place in the terms, or -1, and its rate. */
  tier: z.int(),
  rate: Rate,
  /** Null at the highest tier, or without a contract. */
  next: z.nullable(Lacking),
  /** Windows that have ended and are not settled yet, together. */
  closing: z.nullable(z.strictObject({ windowStartMs: Millis, accrued: Money })),
  lastBill: z.nullable(z.strictObject({ id: Uuid, amount: Money, windowStartMs: Millis })),
});
export type SalaryFigure = z.infer<typeof SalaryFigure>;
