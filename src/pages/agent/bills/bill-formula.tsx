import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { BillDetail } from '../../../../contract/salary.ts';
import { decimalsOf, formatExact } from '../../../shared/format/exact.ts';
import { formatAmount } from '../../../shared/format/money.ts';
import { formatShare } from '../../../shared/format/share.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { BillEnd } from './bill-end.tsx';
import styles from './bill-page.module.css';
import { useSummands } from './use-summands.ts';

/** The formula in words, with its numbers. Every number comes from the server. */
export const BillFormula = ({ bill }: { bill: BillDetail }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const summands = useSummands(bill);
  const { exponent } = bill.amount;
  const decimals = decimalsOf([bill.exact, ...summands.map((each) => each.exact)], exponent);
  const exact = (millionths: string) => formatExact(millionths, exponent, locale, decimals);
  return (
    <>
      <p className={styles.hint}>{t('bill.formulaText', { rate: formatShare(bill.rate, locale) })}</p>
      <dl className={styles.formula}>
        <div>
          <dt>{t('bill.sum')}</dt>
          <dd>
            <bdi dir="ltr">
              {bill.formula.map(({ difference, stake }, place) => (
                <Fragment key={difference}>
                  <span>
                    {place > 0 && t('bill.plus')}
                    {t('bill.product', {
                      stake: formatAmount(stake, exponent, locale),
                      difference: formatShare(difference, locale),
                    })}
                  </span>{' '}
                </Fragment>
              ))}
              <span>{t('bill.equals', { amount: exact(bill.exact) })}</span>
            </bdi>
          </dd>
        </div>
        <BillEnd bill={bill} summands={summands} exact={exact} />
      </dl>
    </>
  );
};
