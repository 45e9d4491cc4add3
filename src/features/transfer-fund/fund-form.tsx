import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { $isLive } from '../../shared/realtime/runtime.ts';
import { AmountField } from '../../shared/ui/amount-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { FieldSelect } from '../../shared/ui/field-select.tsx';
import { Form, FormDone, FormError } from '../../shared/ui/form.tsx';
import {
  $amount,
  $amountText,
  $direction,
  $failure,
  $isRefused,
  $max,
  $moved,
  $moving,
  $vendor,
  $vendors,
  amountTyped,
  directionChosen,
  submitted,
  vendorChosen,
} from './order.ts';
import { $wallet } from './wallet.ts';
import payment from '../../shared/ui/payment.module.css';
import radio from '../../shared/ui/radio.module.css';

const DIRECTIONS = ['toVendor', 'toMain'] as const;

/** Moves money between the main wallet and a vendor wallet. */
export const FundForm = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const failureText = useFailureText();
  const view = useUnit({
    wallet: $wallet,
    direction: $direction,
    vendor: $vendor,
    vendors: $vendors,
    text: $amountText,
    amount: $amount,
    max: $max,
    refused: $isRefused,
    moved: $moved,
    failure: $failure,
    pending: $moving,
    live: $isLive,
    onDirection: directionChosen,
    onVendor: vendorChosen,
    onAmount: amountTyped,
    onSubmit: submitted,
  });
  const { wallet, moved } = view;
  if (!wallet) return null;
  const { currency, exponent } = wallet;
  const max = formatMoney({ amount: view.max, currency, exponent }, locale);
  return (
    <Form onSubmit={view.onSubmit}>
      <FormDone
        text={
          moved && t('transfer.moved', { amount: formatMoney({ amount: moved.amount, currency, exponent }, locale) })
        }
      />
      <fieldset className={payment.methods}>
        <legend>{t('transfer.direction')}</legend>
        {DIRECTIONS.map((direction) => (
          <label key={direction} className={payment.method}>
            <input
              type="radio"
              className={radio.radio}
              name="direction"
              checked={direction === view.direction}
              onChange={() => view.onDirection(direction)}
            />
            <b>{t(`transfer.fundDirections.${direction}`)}</b>
          </label>
        ))}
      </fieldset>
      {view.vendor ? (
        <>
          <FieldSelect
            label={t('transfer.vendor')}
            value={view.vendor.vendor}
            onValue={view.onVendor}
            options={view.vendors.map(({ vendor, name }) => ({ value: vendor, title: name }))}
          />
          <AmountField
            name="amount"
            currency={currency}
            exponent={exponent}
            hint={t('transfer.upTo', { amount: max })}
            error={view.refused && view.amount === null ? t('transfer.badAmount', { amount: max }) : null}
            value={view.text}
            onValue={view.onAmount}
          />
          <FormError text={view.failure && failureText(view.failure)} />
          {!view.live && (
            <p role="status" className={payment.waits}>
              {t('transfer.notLive')}
            </p>
          )}
          <Button tone="primary" size="large" type="submit" disabled={!view.live} busy={view.pending}>
            {t('transfer.move')}
          </Button>
        </>
      ) : (
        <p className={payment.waits}>
          {t(view.direction === 'toMain' ? 'transfer.vendorsEmpty' : 'transfer.noVendors')}
        </p>
      )}
    </Form>
  );
};
