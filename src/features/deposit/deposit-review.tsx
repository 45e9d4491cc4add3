import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { $isLive } from '../../shared/realtime/runtime.ts';
import { Actions } from '../../shared/ui/actions.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { FormError } from '../../shared/ui/form.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { $amount, $failure, $method, $pending, changed, confirmed } from './model.ts';
import payment from '../../shared/ui/payment.module.css';

/** The review before a deposit (WCAG 3.3.4). The button is disabled while the connection is not live (W8). */
export const DepositReview = () => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({
    method: $method,
    amount: $amount,
    live: $isLive,
    failure: $failure,
    pending: $pending,
    onChange: changed,
    onConfirm: confirmed,
  });
  const { method, amount } = view;
  if (!method || amount === null) return null;
  const money = { currency: method.currency, exponent: method.exponent };
  return (
    <div className={payment.review}>
      <h3>{t('wallet.confirmTitle')}</h3>
      <dl>
        <div>
          <dt>{t('wallet.confirmAmount')}</dt>
          <dd className={payment.total}>
            <Money amount={amount} {...money} />
          </dd>
        </div>
        <div>
          <dt>{t('wallet.confirmMethod')}</dt>
          <dd>{method.name}</dd>
        </div>
        <div>
          <dt>{t('wallet.confirmFee')}</dt>
          <dd>{method.fee > 0 ? <Money amount={method.fee} {...money} /> : t('wallet.noFee')}</dd>
        </div>
      </dl>
      <FormError text={view.failure && failureText(view.failure)} />
      {!view.live && (
        <p role="status" className={payment.waits}>
          {t('wallet.notLive')}
        </p>
      )}
      <Actions>
        <Button onClick={() => view.onChange()}>{t('wallet.change')}</Button>
        <Button tone="primary" disabled={!view.live} busy={view.pending} onClick={() => view.onConfirm()}>
          {t('wallet.confirm')}
        </Button>
      </Actions>
    </div>
  );
};
