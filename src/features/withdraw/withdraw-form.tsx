import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { WithdrawalMethod } from '../../../contract/withdrawals.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { AmountField } from '../../shared/ui/amount-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { FieldSelect } from '../../shared/ui/field-select.tsx';
import { Form, FormDone, FormError } from '../../shared/ui/form.tsx';
import { PaymentMethods } from '../../shared/ui/payment-methods.tsx';
import { accountName } from './account-name.ts';
import {
  $account,
  $amount,
  $amountText,
  $failure,
  $isRefused,
  $isRequested,
  $method,
  $ownAccounts,
  $pending,
  accountChosen,
  amountTyped,
  methodChosen,
  reviewRequested,
} from './order.ts';
import { $overview } from './overview.ts';
import payment from '../../shared/ui/payment.module.css';

interface Props {
  method: WithdrawalMethod;
  currency: string;
  exponent: number;
}

/** The fee of a method, and what is left of today. */
const MethodTerms = ({ method, currency, exponent }: Props) => {
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

/** Method, account and amount of a withdrawal. */
export const WithdrawForm = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const failureText = useFailureText();
  const view = useUnit({
    overview: $overview,
    method: $method,
    account: $account,
    accounts: $ownAccounts,
    text: $amountText,
    amount: $amount,
    refused: $isRefused,
    requested: $isRequested,
    failure: $failure,
    pending: $pending,
    onMethod: methodChosen,
    onAccount: accountChosen,
    onAmount: amountTyped,
    onReview: reviewRequested,
  });
  const { overview, method, account } = view;
  if (!overview || !method) return null;
  const { currency, exponent } = overview;
  const money = (amount: number) => formatMoney({ amount, currency, exponent }, locale);
  const bounds = { minimum: money(method.minimum), maximum: money(method.maximum) };
  return (
    <Form onSubmit={view.onReview}>
      <FormDone text={view.requested ? t('withdraw.requested') : null} />
      <PaymentMethods
        methods={overview.methods}
        chosen={method}
        onChoose={view.onMethod}
        terms={(each) => <MethodTerms method={each} currency={currency} exponent={exponent} />}
      />
      {overview.inVendorWallets > 0 && (
        <p className={payment.waits}>
          {t('transfer.inVendors', { amount: money(overview.inVendorWallets) })}{' '}
          <Link to="/member/transferFund">{t('transfer.fundTitle')}</Link>
        </p>
      )}
      {account ? (
        <FieldSelect
          label={t('withdraw.account')}
          value={account.id}
          onValue={view.onAccount}
          options={view.accounts.map((each) => ({ value: each.id, title: accountName(each) }))}
        />
      ) : (
        <p role={view.refused ? 'alert' : undefined} className={payment.waits}>
          {t('withdraw.accountNeeded')}
        </p>
      )}
      <AmountField
        name="amount"
        currency={currency}
        exponent={exponent}
        hint={t('wallet.bounds', bounds)}
        error={view.refused && view.amount === null ? t('wallet.badAmount', bounds) : null}
        value={view.text}
        onValue={view.onAmount}
      />
      <FormError text={view.failure && failureText(view.failure)} />
      <Button tone="primary" size="large" type="submit" busy={view.pending}>
        {t('wallet.review')}
      </Button>
    </Form>
  );
};
