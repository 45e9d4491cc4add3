import type { PayKind } from '../../../../contract/pay-terms.ts';
import type { Millis } from '../../../../contract/primitives.ts';
import type { Period } from './windows.ts';

/** How a kind of pay is settled. */
export interface PayPlan {
  period: Period;
  /** A window takes what was settled in it for this long after its end; later bets fall in the next. */
  watermarkMs: Millis;
}

/** The kinds that something settles; only those can be agreed on. */
const PLANS: { readonly [K in PayKind]?: PayPlan } = {
  realtime: { period: 'realtime', watermarkMs: 30_000 },
};

export const planOf = (kind: PayKind): PayPlan | undefined => PLANS[kind];
