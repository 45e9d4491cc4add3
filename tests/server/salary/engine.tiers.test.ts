import { describe, expect, it } from 'vitest';
import { lackingForNext, rateMet, tierMet } from '../../../server/domains/salary/engine/tiers.ts';
import { PERCENT, units, termsOf } from './support/engine-terms.ts';

describe('[AGT-03] tiers', () => {
  const terms = termsOf([
    [1_000, 2, null, 1],
    [5_000, 3, null, 2],
    [20_000, 3, 500, 3],
  ]);
  const met = (turnover: number, active: number, netLoss = 0) =>
    tierMet(terms, { turnover: units(turnover), active, netLoss: units(netLoss) });

  it('selects the highest tier whose turnover, active members and, where required, loss are reached', () => {
    expect(met(999.99, 9)).toBe(-1);
    expect(met(1_000, 1)).toBe(-1);
    expect(met(1_000, 2)).toBe(0);
    expect(met(20_000, 2)).toBe(0);
    expect(met(20_000, 3, 499.99)).toBe(1);
    expect(met(20_000, 3, 500)).toBe(2);
    expect(met(20_000, 3, -1_000)).toBe(1);
  });

  it('selects none with fewer active members than the contract’s minimum', () => {
    const figures = { turnover: units(20_000), active: 3, netLoss: units(500) };
    expect(rateMet({ ...terms, minimumActive: 3 }, figures)).toBe(3 * PERCENT);
    expect(rateMet({ ...terms, minimumActive: 4 }, figures)).toBe(0);
  });

  it('states what the next tier lacks in the tier’s own units', () => {
    const figures = { turnover: units(4_000), active: 2, netLoss: units(100) };
    expect(lackingForNext(terms, figures)).toEqual({ tier: 1, turnover: units(1_000), active: 1, loss: 0 });
    const second = { turnover: units(5_000), active: 3, netLoss: units(100) };
    expect(lackingForNext(terms, second)).toEqual({ tier: 2, turnover: units(15_000), active: 0, loss: units(400) });
    expect(lackingForNext(terms, { turnover: units(20_000), active: 3, netLoss: units(500) })).toBeNull();
  });
});
