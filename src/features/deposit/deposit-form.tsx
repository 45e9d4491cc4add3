import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatMoney, formatAmount } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { AmountField } from '../../shared/ui/amount-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Chip } from '../../shared/ui/chip.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { PaymentMethods } from '../../shared/ui/payment-methods.tsx';
import type { DepositMethod } from '../../../contract/wallet.ts';
import {
  $amount,
  $amountRefused,
  $amountText,
  $method,
  $methods,
  amountTyped,
  methodChosen,
  presetChosen,
  reviewRequested,
} from './model.ts';
import payment from '../../shared/ui/payment.module.css';
import styles from './deposit.module.css';

/** Formats an amount without decimals when they are all zero: `1,000`, `12.50`. */
export const wholeAmount = (amount: number, exponent: number, locale: string): string =>
  amount % 10 ** exponent === 0
    ? formatAmount(amount / 10 ** exponent, 0, locale)
    : formatAmount(amount, exponent, locale);

/** Deposit method and amount, with the fees beside them. `limits`: with the way to the limits. */
export const DepositForm = ({ limits }: { limits: boolean }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const view = useUnit({
    methods: $methods,
    method: $method,
    text: $amountText,
    amount: $amount,
    refused: $amountRefused,
    onMethod: methodChosen,
    onAmount: amountTyped,
    onPreset: presetChosen,
    onReview: reviewRequested,
  });
  const { method } = view;
  if (!method) return null;
  const money = (amount: number, { currency, exponent }: DepositMethod = method) =>
    formatMoney({ amount, currency, exponent }, locale);
  const bounds = { minimum: money(method.minimum), maximum: money(method.maximum) };
  return (
    <Form onSubmit={view.onReview}>
      <AmountField
        name="amount"
        currency={method.currency}
        exponent={method.exponent}
        hint={t('wallet.bounds', bounds)}
        error={view.refused && view.amount === null ? t('wallet.badAmount', bounds) : null}
        value={view.text}
        onValue={view.onAmount}
      />
      {method.presets.length > 0 && (
        <div role="group" aria-label={t('wallet.presets')} className={styles.presets}>
          {method.presets.map((preset) => (
            <Chip key={preset} chosen={preset === view.amount} onClick={() => view.onPreset(preset)}>
              <bdi>{wholeAmount(preset, method.exponent, locale)}</bdi>
            </Chip>
          ))}
        </div>
      )}
      <PaymentMethods
        methods={view.methods ?? []}
        chosen={method}
        compact
        onChoose={view.onMethod}
        terms={(each) => (
          <small>{each.fee > 0 ? t('wallet.fee', { amount: money(each.fee, each) }) : t('wallet.noFee')}</small>
        )}
      />
      <Button tone="primary" size="large" type="submit">
        {t('wallet.review')}
      </Button>
      {(method.instructions || method.sandbox) && (
        <p className={payment.instructions}>{method.instructions || t('wallet.sandbox')}</p>
      )}
      {limits && (
        <Link className={styles.limit} to="/member/limits">
          {t('wallet.setLimit')}
        </Link>
      )}
    </Form>
  );
};
