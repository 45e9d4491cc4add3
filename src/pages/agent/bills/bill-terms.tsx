import { useTranslation } from 'react-i18next';
import type { BillDetail } from '../../../../contract/salary.ts';
import { formatShare } from '../../../shared/format/share.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { Check } from '../../../shared/ui/icons.ts';
import { Money } from '../../../shared/ui/money.tsx';
import { Table } from '../../../shared/ui/table.tsx';
import styles from './bill-page.module.css';
import { useLacking } from '../layout/use-lacking.ts';

/** The contract in force: all its tiers, the one that was met, and what was missing to the next one. */
export const BillTerms = ({ bill }: { bill: BillDetail }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const lackingText = useLacking();
  const { terms, next, amount } = bill;
  const { exponent } = amount;
  const asksLoss = terms.tiers.some(({ loss }) => loss !== null);
  const markOf = (place: number) => {
    if (place === bill.tier)
      return (
        <span className={styles.met}>
          <Check aria-hidden />
          {t('bill.met')}
        </span>
      );
    return next && place === next.tier ? t('bill.lacks', { parts: lackingText(next, amount) }) : null;
  };
  return (
    <>
      <Table
        caption={t('bill.contract', { version: bill.contractVersion })}
        rows={terms.tiers.map((tier, place) => ({ ...tier, place }))}
        rowKey={({ place }) => place}
        columns={[
          { key: 'tier', title: t('salary.tier'), cell: ({ place }) => place + 1 },
          {
            key: 'turnover',
            title: t('bill.turnoverFrom'),
            figure: true,
            cell: ({ turnover }) => <Money amount={turnover} exponent={exponent} />,
          },
          { key: 'active', title: t('bill.activeFrom'), figure: true, cell: ({ active }) => active },
          ...(asksLoss
            ? [
                {
                  key: 'loss',
                  title: t('bill.lossFrom'),
                  figure: true,
                  cell: ({ loss }: { loss: number | null }) =>
                    loss !== null && <Money amount={loss} exponent={exponent} />,
                },
              ]
            : []),
          { key: 'rate', title: t('bill.rate'), figure: true, cell: ({ rate }) => formatShare(rate, locale) },
          { key: 'mark', title: t('bill.mark'), cell: ({ place }) => markOf(place) },
        ]}
      />
      <dl className={styles.terms}>
        <div>
          <dt>{t('bill.memberActiveFrom')}</dt>
          <dd>
            <Money {...amount} amount={terms.activeFrom} />
          </dd>
        </div>
        <div>
          <dt>{t('bill.minimumActive')}</dt>
          <dd>{terms.minimumActive}</dd>
        </div>
        <div>
          <dt>{t('bill.atMost')}</dt>
          <dd>{terms.cap === null ? t('bill.noCap') : <Money {...amount} amount={terms.cap} />}</dd>
        </div>
      </dl>
    </>
  );
};
