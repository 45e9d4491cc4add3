import type { AWARD_PERIODS, Product } from '../../../contract/campaigns.ts';
import { addDays } from '../../../contract/day.ts';
import { periodOf } from '../../../contract/mission-periods.ts';

export type AwardPeriod = (typeof AWARD_PERIODS)[number];

/** Days of the merchant, both included. */
export interface Days {
  from: string;
  to: string;
}

/**
 * Hours after the end of a period until its awards are made. Bets on events and draws are settled later than games are; what is
 * settled after that counts for no period.
 */
export const PAID_AFTER_HOURS: Readonly<Record<Product, number>> = { casino: 1, pvp: 1, betting: 48, lottery: 48 };

const MISSION_PERIOD = { day: 'daily', week: 'weekly', month: 'monthly' } as const;

/** The period that contains a day: the day, its week from Monday, or its month. */
export const periodAt = (period: AwardPeriod, day: string): Days => periodOf(MISSION_PERIOD[period], day);

/** What a campaign covers of a period; null: nothing. `last` null: the campaign has no end. */
export const coveredOf = (days: Days, first: string, last: string | null): Days | null => {
  const from = days.from < first ? first : days.from;
  const to = last !== null && last < days.to ? last : days.to;
  return from <= to ? { from, to } : null;
};

/**
 * The next period of a campaign whose awards are to be made: the one after `done`, the last day of those that are made, or the
 * first one; null while it is not over. `today` is the merchant's day after the hours that products wait.
 */
export const nextPeriod = (
  period: AwardPeriod,
  { first, last, done, today }: { first: string; last: string | null; done: string | null; today: string },
): Days | null => {
  const start = done === null ? first : addDays(done, 1);
  const days = coveredOf(periodAt(period, start), start, last);
  return days && days.to < today ? days : null;
};
