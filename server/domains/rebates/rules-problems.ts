import { addDays } from '../../../contract/day.ts';
import { MAX_REBATE_RATE, type RebateRules } from '../../../contract/rebates.ts';
import type { FileFault } from '../../operator/file-faults.ts';

interface Known {
  /** The merchant's day. */
  today: string;
  fromDay: string;
  /** The highest factor of its levels, thousandths. */
  maxFactor: number;
}

/** Days to come for which rules can be set. */
const MAX_DAYS_AHEAD = 366;

/** Returns all problems of rules that are written: a day that has begun, and rates that a level raises above the maximum. Pure. */
export const rulesProblems = (
  { rates }: Pick<RebateRules, 'rates'>,
  { today, fromDay, maxFactor }: Known,
): FileFault[] => {
  const found: [string, string, boolean][] = [
    ['fromDay', 'not_after_today', fromDay <= today],
    ['fromDay', 'too_far', fromDay > addDays(today, MAX_DAYS_AHEAD)],
    ['rates', 'empty', Object.keys(rates).length === 0],
    ...Object.entries(rates).map(([type, rate]): [string, string, boolean] => [
      `rates.${type}`,
      'above_max',
      Math.floor((rate * maxFactor) / 1_000) > MAX_REBATE_RATE,
    ]),
  ];
  return found.flatMap(([field, problem, isWrong]) => (isWrong ? [{ index: 0, field, problem }] : []));
};
