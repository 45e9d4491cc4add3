import type { TFunction } from 'i18next';
import type { ShownPrize } from '../../../contract/prizes.ts';
import { formatMoney } from '../../shared/format/money.ts';

/** How prizes are written: the language, and the currency of their amounts. */
export interface PrizeWriting {
  t: TFunction;
  locale: string;
  currency: string;
  exponent: number;
}

/** `50 points` */
export const pointsText = ({ t, locale }: Pick<PrizeWriting, 't' | 'locale'>, points: number): string =>
  t('awards.prize.points', { count: points, points: points.toLocaleString(locale) });

/** `50 points`, `5.00 USD bonus`, `No prize` */
export const prizeText = (writing: PrizeWriting, prize: ShownPrize | null): string => {
  const { t, locale, currency, exponent } = writing;
  if (prize === null) return t('awards.prize.nothing');
  if (prize.kind === 'points') return pointsText(writing, prize.points);
  return t('awards.prize.bonus', { amount: formatMoney({ amount: prize.amount, currency, exponent }, locale) });
};
