import { useTranslation } from 'react-i18next';
import type { BillDetail } from '../../../contract/salary.ts';
import { formatShare } from '../../shared/format/share.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Money } from '../../shared/ui/money.tsx';
import styles from './bill-page.module.css';
import { useBillState } from './use-bill-state.ts';

/** The amount paid, and the window's values that decided it. */
export const BillSummary = ({ bill }: { bill: BillDetail }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const stateText = useBillState();
  const { exponent } = bill.amount;
  return (
    <section className={styles.summary} aria-label={t('bill.paid')}>
      <div className={styles.paid}>
        <h2>{t('bill.paid')}</h2>
        <p className={styles.amount}>
          <Money {...bill.amount} />
        </p>
        <p className={styles.state} data-state={bill.amount.amount > 0 ? bill.state : 'not_reached'}>
          {stateText(bill)}
        </p>
      </div>
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
