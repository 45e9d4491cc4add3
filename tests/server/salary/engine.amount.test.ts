import { describe, expect, it } from 'vitest';
import { billAmount, roundExact } from '../../../server/domains/salary/engine/amount.ts';
import { dividend, exactShare } from '../../../server/domains/salary/engine/dividend.ts';
import { MILLION, units, termsOf } from './support/engine-terms.ts';
import fc from '../../support/fast-check.ts';

describe('a bill’s amount', () => {
  it('is rounded once, half away from zero', () => {
    expect([500_000n, 499_999n, -500_000n, -499_999n, 1_500_000n].map(roundExact)).toEqual([1, 0, -1, 0, 2]);
  });

  it('states the rounding difference, which is at most half a minor unit', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), (exact) => {
        const { amount, roundedBy } = billAmount({ exact, cap: null });
        expect(exact + roundedBy).toBe(BigInt(amount) * MILLION);
        expect(roundedBy <= 500_000n && roundedBy > -500_000n).toBe(true);
      }),
    );
  });

  it('is limited by the cap before reversed and carried amounts are added', () => {
    const exact = 12_345n * MILLION;
    expect(billAmount({ exact, cap: 10_000 })).toMatchObject({ amount: 10_000, capped: -2_345n * MILLION });
    const corrected = -1_000n * MILLION;
    expect(billAmount({ exact, cap: 10_000, corrected, carriedIn: corrected })).toMatchObject({ amount: 8_000 });
  });

  it('pays nothing below zero: the exact rest is carried on, or written off where the contract ends', () => {
    const lacks = { exact: 400_000n, cap: null, corrected: -3n * MILLION };
    expect(billAmount(lacks)).toMatchObject({ amount: 0, carriedOut: 2_600_000n, writtenOff: 0n, roundedBy: 0n });
    expect(billAmount({ ...lacks, goesOn: false })).toMatchObject({ carriedOut: 0n, writtenOff: 2_600_000n });
  });

  it('is the sum of all its lines, for any lines', () => {
    const any = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
    fc.assert(
      fc.property(
        any,
        fc.option(fc.nat(10 ** 9)),
        any,
        any,
        fc.boolean(),
        (exact, cap, corrected, carriedIn, goesOn) => {
          const bill = billAmount({ exact, cap, corrected, carriedIn, goesOn });
          const beside = bill.capped + bill.corrected + bill.carriedIn + bill.carriedOut + bill.writtenOff;
          expect(exact + beside + bill.roundedBy).toBe(BigInt(bill.amount) * MILLION);
          expect(bill.amount).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

describe('[AGT-03] the dividend', () => {
  const paidOf = (share: Parameters<typeof exactShare>[0]) => roundExact(exactShare(share));
  const tiers: Parameters<typeof termsOf>[0] = [
    [500_000, 3, 10_000, 3],
    [500_000, 3, 30_000, 5],
  ];
  const figures = { turnover: units(800_000), active: 5, netLoss: units(25_000) };

  it('fixed: pays the rate of the highest tier met on the loss', () => {
    expect(paidOf(dividend(termsOf(tiers), figures))).toBe(units(750));
  });

  it('float: uses the best of the tiers’ rates, each in proportion to its required loss', () => {
    expect(paidOf(dividend(termsOf(tiers, { mode: 'float' }), figures))).toBe(units(1_041.67));
  });

  it.each(['fixed', 'float'] as const)('%s: pays nothing where players won, or too few played', (mode) => {
    const terms = termsOf(tiers, { mode, minimumActive: 5 });
    expect(paidOf(dividend(terms, { ...figures, netLoss: -1 }))).toBe(0);
    expect(paidOf(dividend(terms, { ...figures, netLoss: 0 }))).toBe(0);
    expect(paidOf(dividend(terms, { ...figures, active: 4 }))).toBe(0);
  });
});
