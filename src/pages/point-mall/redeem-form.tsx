import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PAYOUT_BOUNDS } from '../../../contract/payouts.ts';
import { DELIVERY_LENGTH, type PointProduct } from '../../../contract/points.ts';
import { pointsText } from '../../entities/points/index.ts';
import {
  $cost,
  $delivery,
  $lacking,
  $maxAtOnce,
  $password,
  $quantity,
  $redeeming,
  $refusal,
  deliveryTyped,
  passwordTyped,
  quantityChosen,
  redeemClosed,
  redeemSubmitted,
} from '../../features/points/index.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { $isLive } from '../../shared/realtime/runtime.ts';
import { Actions } from '../../shared/ui/actions.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { FieldSelect } from '../../shared/ui/field-select.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Form, FormError } from '../../shared/ui/form.tsx';
import { TextArea } from '../../shared/ui/text-area.tsx';
import { useRefusalText } from './refusal-text.ts';
import styles from './point-mall.module.css';

/** How many, where to, and the payment password; below it what the exchange costs. */
export const RedeemForm = ({ product }: { product: PointProduct }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const refusalText = useRefusalText();
  const view = useUnit({
    quantity: $quantity,
    max: $maxAtOnce,
    delivery: $delivery,
    password: $password,
    lacking: $lacking,
    cost: $cost,
    refusal: $refusal,
    pending: $redeeming,
    live: $isLive,
    onQuantity: quantityChosen,
    onDelivery: deliveryTyped,
    onPassword: passwordTyped,
    onSubmit: redeemSubmitted,
    onClose: redeemClosed,
  });
  const { cost, lacking, refusal, quantity } = view;
  const number = (count: number) => pointsText(count, locale);
  const options = Array.from({ length: Math.max(view.max, quantity) }, (_, at) => String(at + 1));
  return (
    <Form onSubmit={view.onSubmit}>
      {options.length > 1 && (
        <FieldSelect
          label={t('points.quantity')}
          value={String(quantity)}
          onValue={(value) => view.onQuantity(Number(value))}
          options={options.map((value) => ({ value, title: number(Number(value)) }))}
        />
      )}
      {product.exchangeType === 'goods' && (
        <TextArea
          label={t('points.delivery')}
          hint={t('points.deliveryHint')}
          error={lacking.delivery ? t('points.deliveryNeeded') : null}
          rows={3}
          maxLength={DELIVERY_LENGTH}
          value={view.delivery}
          onValue={view.onDelivery}
        />
      )}
      <Field
        label={t('withdraw.paymentPassword')}
        error={lacking.password ? t('withdraw.sixDigits') : null}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        maxLength={PAYOUT_BOUNDS.paymentPassword}
        value={view.password}
        onValue={view.onPassword}
      />
      <dl className={styles.cost}>
        <div>
          <dt>{t('points.youPay')}</dt>
          <dd>{t('points.price', { points: number(cost.required) })}</dd>
        </div>
        <div>
          <dt>{cost.missing > 0 ? t('points.missing', { points: number(cost.missing) }) : t('points.youKeep')}</dt>
          <dd>{cost.missing === 0 && t('points.price', { points: number(cost.left) })}</dd>
        </div>
      </dl>
      <FormError text={view.live ? refusal && refusalText(refusal) : t('points.waits')} />
      {refusal?.kind === 'other' && refusal.key === 'payment_password_locked' && (
        <Link className={styles.link} to="/member/withdraw">
          {t('points.resetPassword')}
        </Link>
      )}
      <Actions>
        <Button onClick={() => view.onClose()}>{t('ui.cancel')}</Button>
        <Button tone="primary" type="submit" busy={view.pending} disabled={!view.live || cost.missing > 0}>
          {t('points.confirm', { points: number(cost.required) })}
        </Button>
      </Actions>
    </Form>
  );
};
