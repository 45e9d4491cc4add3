import { useTranslation } from 'react-i18next';
import type { BillDetail, LossLines } from '../../../../contract/salary.ts';
import { decimalsOf, formatExact } from '../../../shared/format/exact.ts';
import { formatAmount } from '../../../shared/format/money.ts';
import { formatShare } from '../../../shared/format/share.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { Money } from '../../../shared/ui/money.tsx';
import { BillEnd } from './bill-end.tsx';
import styles from './bill-page.module.css';
import { useSummands } from './use-summands.ts';

/** How a share of the net loss was calculated: the lines of the net loss, the rate, and what leads to the amount. */
export const BillShare = ({ bill, loss }: { bill: BillDetail; loss: LossLines }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const summands = useSummands(bill);
  const { exponent } = bill.amount;
  const decimals = decimalsOf([bill.exact, ...summands.map((each) => each.exact)], exponent);
  const exact = (millionths: string) => formatExact(millionths, exponent, locale, decimals);
  const requested = bill.terms.tiers[bill.tier]?.loss ?? 0;
  const isPart = bill.terms.mode === 'float' && requested > bill.netLoss;
  const lines = [
    ['turnover', t('bill.lossTurnover'), bill.turnover],
    ['payouts', t('bill.lossPayouts'), -loss.payouts],
    ['promotions', t('bill.lossPromotions'), -(loss.promotions ?? 0)],
    ['contributions', t('bill.lossContributions'), -loss.contributions],
    ['carriedIn', t('bill.lossCarriedIn'), loss.carriedIn],
    ['corrected', t('bill.lossCorrected'), loss.corrected],
    ['total', t('bill.lossTotal'), bill.netLoss],
    ['carriedOut', t('bill.lossCarriedOut'), loss.carriedOut],
    ['writtenOff', t('bill.lossWrittenOff'), loss.writtenOff],
  ] as const;
  const always: readonly string[] = ['turnover', 'payouts', 'total'];
  const factors = {
    loss: formatAmount(bill.netLoss, exponent, locale),
    rate: formatShare(bill.rate, locale),
    requested: formatAmount(requested, exponent, locale),
  };
  return (
    <>
      <p className={styles.hint}>{t(bill.terms.mode === 'float' ? 'bill.floatText' : 'bill.shareText')}</p>
      <dl className={styles.formula}>
        {lines
          .filter(([key, , amount]) => amount !== 0 || always.includes(key))
          .map(([key, name, amount]) => (
            <div key={key} className={key === 'total' ? styles.subtotal : undefined}>
              <dt>{name}</dt>
              <dd>
                <Money amount={amount} exponent={exponent} />
              </dd>
            </div>
          ))}
        <div>
          <dt>{t('bill.share')}</dt>
          <dd>
            <bdi dir="ltr">
              {bill.exact !== '0' && <span>{t(isPart ? 'bill.shareOfPart' : 'bill.shareOf', factors)} </span>}
              <span>{t('bill.equals', { amount: exact(bill.exact) })}</span>
            </bdi>
          </dd>
        </div>
        <BillEnd bill={bill} summands={summands} exact={exact} />
      </dl>
    </>
  );
};
