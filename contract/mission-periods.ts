import { addDays } from './day.ts';
import type { MissionPeriod } from './mission-terms.ts';

/** Days of the merchant, both included. */
interface Period {
  from: string;
  to: string;
}

const monthEnd = (date: string): string =>
  new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).toISOString().slice(0, 10);

/** The period that a day belongs to; SQL: mission_period. */
export const periodOf = (period: Exclude<MissionPeriod, 'once'>, date: string): Period => {
  switch (period) {
    case 'daily':
      return { from: date, to: date };
    case 'weekly': {
      const from = addDays(date, -((new Date(date).getUTCDay() + 6) % 7));
      return { from, to: addDays(from, 6) };
    }
    case 'half_monthly':
      return Number(date.slice(8)) <= 15
        ? { from: `${date.slice(0, 8)}01`, to: `${date.slice(0, 8)}15` }
        : { from: `${date.slice(0, 8)}16`, to: monthEnd(date) };
    case 'monthly':
      return { from: `${date.slice(0, 8)}01`, to: monthEnd(date) };
  }
};
