import { describe, expect, it } from 'vitest';
import type { PayTerms } from '../../../contract/pay-terms.ts';
import { areOrdered, faultUnder, termsFault } from '../../../server/domains/pay-contracts/check-terms.ts';
import { rateMet } from '../../../server/domains/salary/engine/tiers.ts';
import { units, termsOf } from './support/engine-terms.ts';
import fc from '../../support/fast-check.ts';

describe('[AGT-03] the validation of terms', () => {
  const own = termsOf(
    [
      [1_000, 2, null, 2],
      [5_000, 3, null, 4],
    ],
    { activeFrom: units(10) },
  );
  const under = (...tiers: Parameters<typeof termsOf>[0]) => termsOf(tiers, { activeFrom: units(10) });

  it('requires that each tier asks for more and pays more than the one before', () => {
    expect(areOrdered(own)).toBe(true);
    expect(areOrdered(under([1_000, 2, null, 2], [1_000, 2, null, 3]))).toBe(false);
    expect(areOrdered(under([1_000, 2, null, 2], [5_000, 1, null, 3]))).toBe(false);
    expect(areOrdered(under([1_000, 2, null, 2], [5_000, 2, null, 2]))).toBe(false);
  });

  it('gives a downline no higher rate, and none under easier conditions', () => {
    expect(termsFault(under([1_000, 2, null, 2], [6_000, 3, null, 4]), own, [])).toBeNull();
    expect(termsFault(under([9_000, 9, null, 5]), own, [])).toBe('rate_above_own');
    expect(termsFault(under([999, 2, null, 1]), own, [])).toBe('tier_easier_than_own');
    expect(termsFault(under([1_000, 2, null, 3]), own, [])).toBe('tier_easier_than_own');
    expect(termsFault(under([5_000, 2, null, 4]), own, [])).toBe('tier_easier_than_own');
    expect(termsFault({ ...under([1_000, 2, null, 2]), activeFrom: units(9) }, own, [])).toBe('tier_easier_than_own');
  });

  it('does not lower an upline below a downline', () => {
    const downline = under([1_000, 2, null, 2]);
    expect(termsFault(own, null, [downline])).toBeNull();
    expect(termsFault(under([1_000, 2, null, 1]), null, [downline])).toBe('below_downline');
    expect(termsFault(under([1_001, 2, null, 2]), null, [downline])).toBe('below_downline');
  });

  it('never pays valid downline terms at a higher rate than the upline, without required losses', () => {
    const tier = fc.record({
      turnover: fc.nat(1_000),
      active: fc.nat(5),
      loss: fc.constant(null),
      rate: fc.integer({ min: 1, max: 100 }),
    });
    const terms = fc.record({
      tiers: fc.array(tier, { minLength: 1, maxLength: 3 }),
      activeFrom: fc.nat(20),
      minimumActive: fc.nat(3),
      cap: fc.constant(null),
      mode: fc.constant('fixed' as const),
    });
    const turnovers = fc.array(fc.nat(600), { maxLength: 8 });
    let compared = 0;
    fc.assert(
      fc.property(terms, terms, turnovers, turnovers, (above, below, team, others) => {
        fc.pre(areOrdered(above) && areOrdered(below) && faultUnder(above, below) === null);
        const figures = ({ activeFrom }: PayTerms, members: number[]) => ({
          turnover: members.reduce((sum, each) => sum + each, 0),
          active: members.filter((each) => each >= activeFrom).length,
          netLoss: 0,
        });
        compared += 1;
        expect(rateMet(below, figures(below, team))).toBeLessThanOrEqual(
          rateMet(above, figures(above, [...team, ...others])),
        );
      }),
      { numRuns: 300 },
    );
    expect(compared).toBe(300);
  });
});
