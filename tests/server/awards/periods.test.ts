import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../../contract/day.ts';
import { isControl } from '../../../server/domains/campaigns/eligibility.ts';
import { shareOf } from '../../../server/domains/campaigns/reward.ts';
import { birthdaysOn } from '../../../server/domains/timed-awards/birthdays.ts';
import { coveredOf, nextPeriod, periodAt } from '../../../server/domains/timed-awards/periods.ts';

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1990-01-01', days));
const period = fc.constantFrom('day' as const, 'week' as const, 'month' as const);

it.each([
  ['day', '2026-11-28', { from: '2026-11-28', to: '2026-11-28' }],
  ['week', '2026-11-29', { from: '2026-11-23', to: '2026-11-29' }],
  ['week', '2026-11-30', { from: '2026-11-30', to: '2026-12-06' }],
  ['month', '2028-02-10', { from: '2028-02-01', to: '2028-02-29' }],
  ['month', '2026-12-31', { from: '2026-12-01', to: '2026-12-31' }],
] as const)('the %s of %s', (kind, at, expected) => {
  expect(periodAt(kind, at)).toEqual(expected);
});

it('each day is in one period, and the next period begins after it', () => {
  fc.assert(
    fc.property(period, day, (kind, at) => {
      const { from, to } = periodAt(kind, at);
      expect(from <= at && at <= to).toBe(true);
      expect(periodAt(kind, from)).toEqual({ from, to });
      expect(periodAt(kind, to)).toEqual({ from, to });
      expect(periodAt(kind, addDays(to, 1)).from).toBe(addDays(to, 1));
    }),
  );
});

it('the periods of a campaign cover each of its days once, and none before it is over', () => {
  fc.assert(
    fc.property(
      period,
      day,
      fc.integer({ min: 0, max: 90 }),
      fc.integer({ min: 0, max: 120 }),
      (kind, first, length, since) => {
        const last = addDays(first, length);
        const today = addDays(first, since);
        const days: string[] = [];
        let done: string | null = null;
        for (;;) {
          const next = nextPeriod(kind, { first, last, done, today });
          if (!next) break;
          expect(next.to < today).toBe(true);
          for (let at = next.from; at <= next.to; at = addDays(at, 1)) days.push(at);
          done = next.to;
        }
        expect(new Set(days).size).toBe(days.length);
        expect(days).toEqual(days.map((_, index) => addDays(first, index)));
        if (today > addDays(last, 31)) expect(days).toHaveLength(length + 1);
      },
    ),
  );
});

it('a campaign covers nothing before its first day and after its last one', () => {
  expect(coveredOf({ from: '2026-11-01', to: '2026-11-30' }, '2026-11-10', '2026-11-20')).toEqual({
    ...{ from: '2026-11-10', to: '2026-11-20' },
  });
  expect(coveredOf({ from: '2026-11-01', to: '2026-11-30' }, '2026-12-10', null)).toBeNull();
});

it.each([
  [99, 0],
  [100, 10],
  [109, 10],
  [5_000, 400],
  [-5_000, 0],
])('a tenth of %d, from 10 up to 400, is %d', (base, amount) => {
  expect(shareOf({ kind: 'cash_back', period: 'week', share: 100, min: 10, max: 400 }, base)).toBe(amount);
});

it('a birthday of 29 February falls on 1 March in other years', () => {
  expect(birthdaysOn('2027-03-01')).toEqual(['03-01', '02-29']);
  expect(birthdaysOn('2028-03-01')).toEqual(['03-01']);
  expect(birthdaysOn('2028-02-29')).toEqual(['02-29']);
});

it('a control group is the stated share of the members, and others for each campaign', () => {
  const members = Array.from({ length: 20_000 }, (_, id) => id + 1);
  const groupOf = (campaign: number) => members.filter((id) => isControl(campaign, id, 100));
  expect(groupOf(1).length / members.length).toBeGreaterThan(0.09);
  expect(groupOf(1).length / members.length).toBeLessThan(0.11);
  const both = groupOf(1).filter((id) => isControl(2, id, 100));
  expect(both.length / members.length).toBeLessThan(0.02);
  expect(members.some((id) => isControl(1, id, 0))).toBe(false);
});
