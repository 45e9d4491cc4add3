import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ShownPrize } from '../../../contract/prizes.ts';
import { timesText, daysText } from '../../entities/awards/index.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import styles from './missions.module.css';

interface Currency {
  currency: string;
  exponent: number;
}

/** `500 points`, `5.00 USD bonus`. */
export const prizeText = (t: TFunction, prize: ShownPrize, money: Currency, locale: string): string =>
  prize.kind === 'points'
    ? t('missions.points', { count: prize.points, points: prize.points.toLocaleString(locale) })
    : t('missions.bonus', { amount: formatMoney({ amount: prize.amount, ...money }, locale) });

/** A prize, and what a bonus has to be staked. */
export const Prize = ({ prize, ...money }: { prize: ShownPrize } & Currency) => {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <span className={styles.prize}>
      <b>{prizeText(t, prize, money, locale)}</b>
      {prize.kind === 'award' && prize.factor > 0 && (
        <small>
          {t('missions.bonusTerms', { times: timesText(prize.factor, locale), days: daysText(prize.days, locale) })}
        </small>
      )}
    </span>
  );
};
