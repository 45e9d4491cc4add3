import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../shared/format/money.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Meter } from '../../shared/ui/meter.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { CountedBets } from './counted-bets.tsx';
import { $overview } from './overview.ts';
import styles from './withdraw.module.css';

/** What has to be played before a withdrawal: each open requirement with what is met of it. */
export const OpenTurnover = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const overview = useUnit($overview);
  if (!overview || overview.requirements.length === 0) return null;
  const { currency, exponent } = overview;
  const money = (amount: number) => formatMoney({ amount, currency, exponent }, locale);
  return (
    <Panel title={t('withdraw.turnover')}>
      <p className={styles.note}>{t('withdraw.turnoverText')}</p>
      <ul className={styles.list}>
        {overview.requirements.map(({ id, source, required, met, createdAtMs }) => (
          <li key={id} className={styles.card}>
            <div className={styles.row}>
              <b>{t(`withdraw.sources.${source}`)}</b>
              <small>{formatInstant(createdAtMs, locale)}</small>
            </div>
            <Meter label={t('withdraw.turnover')} value={met} max={required} />
            <small>{t('withdraw.met', { met: money(met), required: money(required) })}</small>
          </li>
        ))}
      </ul>
      <CountedBets exponent={exponent} />
    </Panel>
  );
};
