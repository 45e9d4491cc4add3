import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelRate, MAX_REBATE_RATE } from '../../../contract/rebates.ts';
import { claimSum, microOf, wholeOf } from '../../../server/domains/rebates/claim-sum.ts';
import { rulesProblems } from '../../../server/domains/rebates/rules-problems.ts';

const line = fc.record({
  rate: fc.integer({ min: 0, max: MAX_REBATE_RATE }),
  stake: fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }),
});

describe('[MEM-01] the sum of a rebate', () => {
  it('pays whole minor units and carries the rest', () => {
    expect(claimSum([{ rate: 5_000, stake: 333 }], 0)).toEqual({ amount: 1, carriedMicro: 665_000 });
    expect(claimSum([{ rate: 5_000, stake: 333 }], 665_000)).toEqual({ amount: 2, carriedMicro: 330_000 });
    expect(claimSum([{ rate: 5_000, stake: -100 }], 0)).toEqual({ amount: -1, carriedMicro: 500_000 });
    expect(claimSum([], 999_999)).toEqual({ amount: 0, carriedMicro: 999_999 });
  });

  it('loses nothing and pays nothing twice, in whatever parts play is counted and claimed', () => {
    fc.assert(
      fc.property(fc.array(fc.array(line, { maxLength: 6 }), { maxLength: 8 }), (batches) => {
        let [paid, carriedMicro] = [0n, 0];
        let open: { rate: number; stake: number }[] = [];
        for (const batch of batches) {
          open = [...open, ...batch];
          const sum = claimSum(open, carriedMicro);
          // Below one unit nothing is paid: all of it stays for the next claim.
          if (sum.amount < 1) continue;
          expect(sum.carriedMicro).toBeGreaterThanOrEqual(0);
          expect(sum.carriedMicro).toBeLessThan(1_000_000);
          paid += BigInt(sum.amount);
          [open, carriedMicro] = [[], sum.carriedMicro];
        }
        const accrued = microOf(batches.flat());
        expect(paid * 1_000_000n + BigInt(carriedMicro) + microOf(open)).toBe(accrued);
      }),
    );
  });

  it('rounds each line down', () => {
    fc.assert(
      fc.property(line, (one) => {
        const rest = microOf([one]) - BigInt(wholeOf(one)) * 1_000_000n;
        expect(rest >= 0n && rest < 1_000_000n).toBe(true);
      }),
    );
  });
});

describe('[MEM-01] rules of rebates', () => {
  const known = { today: '2027-01-10', fromDay: '2027-01-11', maxFactor: 1_000 };
  it('name each wrong field', () => {
    expect(rulesProblems({ rates: { RNG: 5_000 } }, known)).toEqual([]);
    expect(rulesProblems({ rates: {} }, { ...known, fromDay: '2027-01-10' })).toEqual([
      { index: 0, field: 'fromDay', problem: 'not_after_today' },
      { index: 0, field: 'rates', problem: 'empty' },
    ]);
    expect(
      rulesProblems({ rates: { RNG: 50_001, LIVE: 50_000 } }, { ...known, fromDay: '2028-06-01', maxFactor: 2_000 }),
    ).toEqual([
      { index: 0, field: 'fromDay', problem: 'too_far' },
      { index: 0, field: 'rates.RNG', problem: 'above_max' },
    ]);
  });

  it('never raise a rate above the maximum', () => {
    expect(levelRate(5_000, 1_500)).toBe(7_500);
    expect(levelRate(90_000, 1_500)).toBe(MAX_REBATE_RATE);
  });
});
