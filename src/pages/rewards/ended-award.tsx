import { useTranslation } from 'react-i18next';
import { AWARD_REASONS, type Award } from '../../../contract/awards.ts';
import { awardText } from '../../entities/awards/index.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Money } from '../../shared/ui/money.tsx';
import styles from './rewards.module.css';

interface Props {
  award: Award;
  currency: string;
  exponent: number;
}

const RESULTS = ['completed', 'forfeited', 'expired', 'rejected'] as const;

/** An award that is over: how it ended, why, and its sums. */
export const EndedAward = ({ award, currency, exponent }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { state, reason, converted, required, met, endedAtMs, rounds } = award;
  const result = RESULTS.find((each) => each === state);
  const why = AWARD_REASONS.find((each) => each === reason);
  const money = (minor: number) => formatMoney({ amount: minor, currency, exponent }, locale);
  return (
    <div className={styles.ended}>
      <div className={styles.head}>
        <b className={styles.title} dir="auto">
          {award.title}
        </b>
        <p className={styles.result} data-state={state}>
          {result && t(`awards.results.${result}`)}
        </p>
        <small>
          {why && t(why === 'spent' && rounds?.won === 0 ? 'awards.roundsNothing' : `awards.reasons.${why}`)}{' '}
          {endedAtMs !== null && t('awards.endedAt', { when: formatInstant(endedAtMs, locale) })}
        </small>
      </div>
      <dl className={styles.sums}>
        <div>
          <dt>{t('awards.bonus')}</dt>
          <dd>{awardText(t, award, { currency, exponent }, locale)}</dd>
        </div>
        {required > 0 && (
          <div>
            <dt>{t('awards.progress')}</dt>
            <dd>{t('awards.met', { met: money(Math.min(met, required)), required: money(required) })}</dd>
          </div>
        )}
        <div>
          <dt>{t('awards.converted')}</dt>
          <dd>
            <Money {...{ amount: converted, exponent, currency }} />
          </dd>
        </div>
      </dl>
    </div>
  );
};
