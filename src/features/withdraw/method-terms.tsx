import { useTranslation } from 'react-i18next';
import type { WithdrawalMethod } from '../../../contract/withdrawals.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';

interface Props {
  method: WithdrawalMethod;
  currency: string;
  exponent: number;
}

/** The fee of a method, and what is left of today. */
export const MethodTerms = ({ method, currency, exponent }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const money = (amount: number) => formatMoney({ amount, currency, exponent }, locale);
  const { feeFixed, feeShareMicro, freeLeft, countLeft, sumLeft, sandbox } = method;
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(
    feeShareMicro / 1_000_000,
  );
  const fees = [feeFixed > 0 && money(feeFixed), feeShareMicro > 0 && share].filter((part) => part !== false);
  const terms = [
    fees.length > 0 ? t('withdraw.fee', { fee: fees.join(' + ') }) : t('wallet.noFee'),
    fees.length > 0 && freeLeft > 0 && t('withdraw.freeLeft', { count: freeLeft }),
    countLeft !== null && t('withdraw.countLeft', { count: countLeft }),
    sumLeft !== null && t('withdraw.sumLeft', { amount: money(sumLeft) }),
    sandbox && t('wallet.sandbox'),
  ];
  return <small>{terms.filter((term) => term !== false).join(' · ')}</small>;
};
