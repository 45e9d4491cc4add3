import type { PayTerms } from '../../../../contract/pay-terms.ts';

export const PERCENT = 10_000;
export const MILLION = 1_000_000n;
/** Amounts in whole units of the currency. */
export const units = (amount: number) => amount * 100;

export const termsOf = (
  tiers: [turnover: number, active: number, loss: number | null, percent: number][],
  more: Partial<PayTerms> = {},
): PayTerms => ({
  tiers: tiers.map(([turnover, active, loss, percent]) => ({
    turnover: units(turnover),
    active,
    loss: loss === null ? null : units(loss),
    rate: percent * PERCENT,
  })),
  activeFrom: 0,
  minimumActive: 0,
  cap: null,
  mode: 'fixed',
  ...more,
});
