import { useTranslation } from 'react-i18next';
import type { ShownPrize } from '../../../contract/prizes.ts';
import { daysText, prizeText, timesText } from '../../entities/awards/index.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import styles from './missions.module.css';

interface Currency {
  currency: string;
  exponent: number;
}

/** A prize, and what a bonus has to be staked. */
export const Prize = ({ prize, ...money }: { prize: ShownPrize } & Currency) => {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <span className={styles.prize}>
      <b>{prizeText({ t, locale, ...money }, prize)}</b>
      {prize.kind === 'award' && prize.factor > 0 && (
        <small>
          {t('missions.bonusTerms', { times: timesText(prize.factor, locale), days: daysText(prize.days, locale) })}
        </small>
      )}
    </span>
  );
};
