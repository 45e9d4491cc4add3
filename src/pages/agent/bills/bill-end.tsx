import { useTranslation } from 'react-i18next';
import type { BillDetail } from '../../../../contract/salary.ts';
import { Money } from '../../../shared/ui/money.tsx';
import styles from './bill-page.module.css';
import { amountKey } from './use-bill-state.ts';
import type { useSummands } from './use-summands.ts';

interface Props {
  bill: BillDetail;
  summands: ReturnType<typeof useSummands>;
  /** Writes an exact amount with the decimals of the formula. */
  exact: (millionths: string) => string;
}

/** The end of each formula: what leads from its result to the amount, and the amount. */
export const BillEnd = ({ bill, summands, exact }: Props) => {
  const { t } = useTranslation();
  return (
    <>
      {summands.map((each) => (
        <div key={each.key}>
          <dt>{each.name}</dt>
          <dd>
            <bdi dir="ltr">{exact(each.exact)}</bdi>
          </dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t(amountKey(bill))}</dt>
        <dd>
          <Money {...bill.amount} />
        </dd>
      </div>
    </>
  );
};
