import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { BillDetail } from '../../../../contract/salary.ts';
import { $site } from '../../../entities/site/index.ts';
import { formatShare } from '../../../shared/format/share.ts';
import { formatClock } from '../../../shared/format/time.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { Money } from '../../../shared/ui/money.tsx';
import styles from './bill-page.module.css';
import { amountKey, useBillState } from './use-bill-state.ts';

/** What the operator decided on the bill, or that it waits. */
const Decision = ({ bill: { state, decidedAtMs, decision } }: { bill: BillDetail }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const timeZone = useUnit($site)?.brand.timeZone ?? 'UTC';
  if (state === 'unapproved') return <p className={styles.decision}>{t('bill.waits')}</p>;
  if (decidedAtMs === null) return null;
  const time = formatClock(decidedAtMs, timeZone, locale);
  const reason = decision ?? '';
  return (
    <p className={styles.decision}>
      {state === 'expired' && t('bill.expired', { time })}
      {state === 'refused' && t('bill.refused', { time, reason })}
      {state === 'issued' && t('bill.approved', { time, reason })}
    </p>
  );
};

/** The amount paid, and the window's values that decided it. */
export const BillSummary = ({ bill }: { bill: BillDetail }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const stateText = useBillState();
  const { exponent } = bill.amount;
  return (
    <section className={styles.summary} aria-label={t(amountKey(bill))}>
      <div className={styles.paid}>
        <h2>{t(amountKey(bill))}</h2>
        <p className={styles.amount}>
          <Money {...bill.amount} />
        </p>
        <p className={styles.state} data-state={bill.amount.amount > 0 ? bill.state : 'not_reached'}>
          {stateText(bill)}
        </p>
      </div>
      <Decision bill={bill} />
      <dl className={styles.facts}>
        <div>
          <dt>{t('bill.turnover')}</dt>
          <dd>
            <Money amount={bill.turnover} exponent={exponent} />
          </dd>
        </div>
        <div>
          <dt>{t('bill.active')}</dt>
          <dd>{bill.active}</dd>
        </div>
        <div>
          <dt>{t('bill.netLoss')}</dt>
          <dd>
            <Money amount={bill.netLoss} exponent={exponent} />
          </dd>
        </div>
        <div>
          <dt>{t('salary.tier')}</dt>
          <dd>
            {bill.tier < 0
              ? t('salary.states.not_reached')
              : t('salary.tierOf', {
                  tier: bill.tier + 1,
                  tiers: bill.terms.tiers.length,
                  rate: formatShare(bill.rate, locale),
                })}
          </dd>
        </div>
      </dl>
    </section>
  );
};
