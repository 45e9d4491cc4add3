import type { LeaderboardMeasure } from '../../../contract/mission-terms.ts';
import { timesText } from '../../entities/awards/index.ts';
import { formatMoney } from '../../shared/format/money.ts';

/** A score as its measure says: money, a multiple or a count. */
export const scoreText = (
  measure: LeaderboardMeasure,
  score: number,
  money: { currency: string; exponent: number },
  locale: string,
): string => {
  if (measure === 'multiple') return timesText(score, locale);
  if (measure === 'wins') return score.toLocaleString(locale);
  return formatMoney({ amount: score, ...money }, locale);
};
