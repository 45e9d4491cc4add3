import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../shared/format/time.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Meter } from '../../shared/ui/meter.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { remainsOf } from './texts.ts';
import styles from './award-meter.module.css';

interface Props {
  /** The campaign's title, for screen readers; absent: what the meter measures alone. */
  title?: string;
  award: { left: number; required: number; met: number; lapsesAtMs: number | null; roundsLeft?: number };
  currency: string;
  exponent: number;
}

/** How far the requirement of an active award is met (none before its free rounds win), what bonus money is left, and until when. */
export const AwardMeter = ({ title, award, currency, exponent }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { left, required, met, lapsesAtMs, roundsLeft = 0 } = award;
  const money = (amount: number) => formatMoney({ amount, currency, exponent }, locale);
  return (
    <div className={styles.meter}>
      {roundsLeft > 0 && <p className={styles.line}>{t('awards.roundsCount', { count: roundsLeft })}</p>}
      <p className={styles.line}>
        <span>{t('awards.money')}</span>
        <b>
          <Money amount={left} exponent={exponent} currency={currency} />
        </b>
      </p>
      {required > 0 && (
        <>
          <Meter
            label={title ? t('awards.meter', { title }) : t('awards.progress')}
            value={Math.min(met, required)}
            max={required}
          />
          <p className={styles.line}>
            <small>{t('awards.met', { met: money(Math.min(met, required)), required: money(required) })}</small>
            <small>{t('awards.remains', { amount: money(remainsOf(award)) })}</small>
          </p>
        </>
      )}
      {lapsesAtMs !== null && <small>{t('awards.lapses', { when: formatInstant(lapsesAtMs, locale) })}</small>}
    </div>
  );
};
