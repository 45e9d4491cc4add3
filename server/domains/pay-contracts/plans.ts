import type { PayKind } from '../../../contract/pay-terms.ts';
import type { Millis } from '../../../contract/primitives.ts';
import type { Period } from './windows.ts';

/** How a kind of pay is settled. */
export interface PayPlan {
  period: Period;
  /** A window accepts bets that were settled in it for this long after its end. Later bets count in the next window. */
  watermarkMs: Millis;
}

/** The kinds that have a settlement; only these can be agreed on. */
const PLANS: { readonly [K in PayKind]?: PayPlan } = {
  realtime: { period: 'realtime', watermarkMs: 30_000 },
};

export const planOf = (kind: PayKind): PayPlan | undefined => PLANS[kind];
