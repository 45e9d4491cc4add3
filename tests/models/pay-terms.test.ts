import { describe, expect, it } from 'vitest';
import type { PayContract } from '../../contract/contracts.ts';
import { TERMS_LIMITS, type PayTerms, type Tier } from '../../contract/pay-terms.ts';
import { differencesOf } from '../../src/features/pay-contracts/differences.ts';
import { draftOf, emptyDraft, faultOf, termsOfDraft, withTier } from '../../src/features/pay-contracts/draft.ts';
import { parsePercent, percentText } from '../../src/shared/format/percent.ts';
import {
  agreedBefore,
  endTimes,
  agreedOn,
  inForce,
  isComing,
  neverBegan,
  windowStart,
} from '../../src/features/pay-contracts/times.ts';
import fc from '../support/fast-check.ts';

const amounts = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: TERMS_LIMITS.amount }));
const rates = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 1_000_000 }));
const counts = fc.integer({ min: 0, max: TERMS_LIMITS.active });
const tiers: fc.Arbitrary<Tier> = fc.record({
  turnover: amounts,
  active: fc.integer({ min: 0, max: 3 }),
  loss: fc.option(amounts),
  rate: rates,
});
const anyTerms: fc.Arbitrary<PayTerms> = fc.record({
  tiers: fc.array(tiers, { minLength: 1, maxLength: 12 }),
  activeFrom: amounts,
  minimumActive: counts,
  cap: fc.option(amounts.filter((amount) => amount > 0)),
  mode: fc.constantFrom('fixed', 'float'),
});

const tierOf = (rate: number, turnover: number): Tier => ({ turnover, active: 0, loss: null, rate });
const termsWith = (...all: Tier[]): PayTerms => ({
  tiers: all,
  activeFrom: 0,
  minimumActive: 0,
  cap: null,
  mode: 'fixed',
});

/** The terms that result from the earlier terms and the differences alone. */
const carriedOut = (before: PayTerms, differences: ReturnType<typeof differencesOf>): PayTerms => {
  const after = structuredClone(before);
  const gone = new Set<number>();
  for (const each of differences) {
    if (each.what === 'removed') gone.add(each.place);
    if (each.what === 'changed')
      for (const field of each.fields) Object.assign(after.tiers[each.from]!, { [field]: each.after[field] });
    if (each.what === 'term') Object.assign(after, { [each.field]: each.after[each.field] });
  }
  after.tiers = after.tiers.filter((_, place) => !gone.has(place));
  for (const each of differences) if (each.what === 'added') after.tiers.splice(each.place, 0, each.tier);
  return after;
};

describe('[AGT-03] the differences between two versions', () => {
  it('are complete: the earlier version and the differences give the later version', () => {
    fc.assert(
      fc.property(anyTerms, anyTerms, (before, after) => {
        expect(carriedOut(before, differencesOf(before, after))).toEqual(after);
      }),
    );
  });

  it('are empty for equal terms, and name no unchanged field', () => {
    fc.assert(
      fc.property(anyTerms, anyTerms, (before, after) => {
        expect(differencesOf(before, structuredClone(before))).toEqual([]);
        for (const each of differencesOf(before, after))
          if (each.what === 'changed')
            for (const field of each.fields) expect(each.before[field]).not.toBe(each.after[field]);
      }),
    );
  });

  it('leave other tiers unchanged when one is inserted before them or removed', () => {
    const [low, middle, high] = [tierOf(1, 10), tierOf(2, 20), tierOf(3, 30)];
    expect(differencesOf(termsWith(middle, high), termsWith(low, middle, high))).toEqual([
      { what: 'added', place: 0, tier: low },
    ]);
    expect(differencesOf(termsWith(low, middle, high), termsWith(low, high))).toEqual([
      { what: 'removed', place: 1, tier: middle },
    ]);
  });

  it('name the changed field of a tier', () => {
    expect(differencesOf(termsWith(tierOf(1, 10)), termsWith(tierOf(2, 10)))).toEqual([
      { what: 'changed', from: 0, place: 0, fields: ['rate'], before: tierOf(1, 10), after: tierOf(2, 10) },
    ]);
  });
});

const USD = { currency: 'USD', exponent: 2, locale: 'en' };

describe('[AGT-03] typed terms', () => {
  it('convert per cent to millionths and back exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (millionths) => {
        expect(parsePercent(percentText(millionths))).toBe(millionths);
      }),
    );
    expect([0, 1, 12_500, 30_000, 1_000_000].map(percentText)).toEqual(['0', '0.0001', '1.25', '3', '100']);
    expect(['1.25', '1,25', ' 3 % ', '0.0001', '١٫٥٪'].map(parsePercent)).toEqual([12_500, 12_500, 30_000, 1, 15_000]);
  });

  it.each(['1,000.5', '1.23456', '-1', '1e2', '', '%'])('reject %j as a rate', (text) => {
    expect(parsePercent(text)).toBeNull();
  });

  it('convert back to the same terms in a currency with any number of decimals', () => {
    fc.assert(
      fc.property(
        anyTerms,
        fc.integer({ min: 0, max: 4 }),
        fc.constantFrom('en', 'de', 'fr'),
        (terms, exponent, locale) => {
          const form = { currency: 'USD', exponent, locale };
          expect(termsOfDraft(draftOf(terms, form), form)).toEqual(terms);
        },
      ),
    );
  });

  it('are absent as long as one field is empty or invalid', () => {
    const whole = draftOf(termsWith(tierOf(50_000, 1_000)), USD);
    expect(termsOfDraft(whole, USD)).not.toBeNull();
    expect(termsOfDraft(withTier(whole), USD)).toBeNull();
    expect(termsOfDraft({ ...whole, rows: [] }, USD)).toBeNull();
    expect(termsOfDraft({ ...whole, cap: '0' }, USD)).toBeNull();
    expect(termsOfDraft({ ...whole, activeFrom: 'x' }, USD)).toBeNull();
    expect(termsOfDraft({ ...whole, rows: [{ ...whole.rows[0]!, rate: '100.0001' }] }, USD)).toBeNull();
  });

  it('report for each field why it is invalid', () => {
    expect(faultOf('rate', '100.0001', USD)).toBe('rate');
    expect([faultOf('rate', '1,5', USD), faultOf('turnover', '20,50', USD)]).toEqual([null, null]);
    expect(faultOf('turnover', '1.234', USD)).toBe('amount');
    expect(faultOf('turnover', '99999999999', USD)).toBe('amount');
    expect(faultOf('active', '1.5', USD)).toBe('count');
    expect(faultOf('minimumActive', '1000001', USD)).toBe('count');
    expect(faultOf('activeFrom', ' ', USD)).toBe('missing');
    expect(faultOf('cap', '0', USD)).toBe('cap');
    expect([faultOf('cap', '', USD), faultOf('loss', '', USD), faultOf('loss', '0', USD)]).toEqual([null, null, null]);
  });

  it('start with one empty tier and the agent’s own threshold when nothing was agreed', () => {
    const { rows, activeFrom, minimumActive, cap } = emptyDraft(
      { ...termsWith(), activeFrom: 150, minimumActive: 2 },
      USD,
    );
    expect([rows.map(({ rate }) => rate), activeFrom, minimumActive, cap]).toEqual([[''], '1.50', '2', '']);
  });

  it('keep the fields of a row together while rows are added and removed', () => {
    const draft = withTier(withTier(draftOf(termsWith(tierOf(1, 1)), USD)));
    const fewer = { ...draft, rows: draft.rows.filter(({ id }) => id !== 1) };
    expect(withTier(fewer).rows.map(({ id }) => id)).toEqual([0, 2, 3]);
  });
});

describe('[AGT-03] the period of a version', () => {
  const MINUTE = 60_000;
  const contractOf = (version: number, fromMs: number | null, rest: Partial<PayContract> = {}): PayContract => ({
    id: version,
    kind: 'realtime',
    version,
    terms: termsWith(tierOf(version, 0)),
    state: 'active',
    requestedAtMs: 0,
    answeredAtMs: 0,
    fromMs,
    untilMs: null,
    endRequestedBy: null,
    endsAtMs: null,
    endReason: null,
    ...rest,
  });
  const versions = [
    contractOf(3, 600_000),
    contractOf(2, null, { state: 'refused' }),
    contractOf(1, 0, { state: 'replaced', untilMs: 600_000 }),
  ];

  it('ends at the instant at which the next version begins', () => {
    expect([0, 599_999, 600_000].map((nowMs) => inForce(versions, nowMs)?.version)).toEqual([1, 1, 3]);
    expect([599_999, 600_000].map((nowMs) => isComing(versions[0]!, nowMs))).toEqual([true, false]);
    expect(inForce(versions, null)?.version).toBe(3);
  });

  it('lasts until the later window when an end is agreed', () => {
    const ending = [contractOf(1, 0, { state: 'terminated', untilMs: 600_000 })];
    expect([0, 599_999, 600_000, null].map((nowMs) => agreedOn(ending, nowMs)?.version)).toEqual([
      1,
      1,
      undefined,
      undefined,
    ]);
    const next = contractOf(2, 600_000);
    expect(agreedOn([next, ...ending], 0)).toBe(next);
  });

  it('is compared with the last agreed version, not with a refused one', () => {
    expect(agreedBefore(versions, versions[0]!)?.version).toBe(1);
    expect(agreedBefore(versions, versions[2]!)).toBeNull();
  });

  it('is not compared with a version that never began', () => {
    const third = contractOf(4, 900_000);
    const [second, ...rest] = versions;
    const replaced = { ...second!, state: 'replaced' as const, untilMs: 600_000 };
    expect([neverBegan(replaced), neverBegan(second!)]).toEqual([true, false]);
    expect(agreedBefore([third, replaced, ...rest], third)?.version).toBe(1);
  });

  it('may end at the end of a window, by the merchant’s day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4_000_000_000_000 }),
        fc.constantFrom('UTC', 'Asia/Kathmandu', 'America/Santiago', 'Europe/Berlin'),
        (atMs, timeZone) => {
          const startMs = windowStart(atMs);
          expect(startMs).toBeLessThanOrEqual(atMs);
          for (const time of Object.values(endTimes(startMs, timeZone))) {
            expect(time).toBeGreaterThan(atMs);
            expect(windowStart(time)).toBe(time);
          }
        },
      ),
    );
    // 23:52 at GMT+5:45: the day ends with the window after the next.
    const atMs = Date.UTC(2026, 10, 21, 18, 7);
    expect(endTimes(windowStart(atMs), 'Asia/Kathmandu').day).toBe(Date.UTC(2026, 10, 21, 18, 15));
    expect(endTimes(windowStart(atMs), 'Asia/Kathmandu').window - atMs).toBe(3 * MINUTE);
  });
});
