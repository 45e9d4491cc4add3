import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { $isLive } from '../../shared/realtime/runtime.ts';
import { Actions } from '../../shared/ui/actions.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Form, FormError } from '../../shared/ui/form.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { $amount, $failure, $pending, changed, confirmed } from './order.ts';
import { $overview } from './overview.ts';
import payment from '../../shared/ui/payment.module.css';

/** The review before a transfer to the upline. It says that a transfer cannot be taken back. */
export const UplineReview = () => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({
    overview: $overview,
    amount: $amount,
    live: $isLive,
    failure: $failure,
    pending: $pending,
    onChange: changed,
    onConfirm: confirmed,
  });
  const { overview, amount } = view;
  if (!overview || amount === null) return null;
  return (
    <Form onSubmit={view.onConfirm}>
      <div className={payment.review}>
        <h3>{t('transfer.checkTitle')}</h3>
        <dl>
          <div>
            <dt>{t('transfer.upline')}</dt>
            <dd>
              <bdi>{overview.upline}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t('transfer.youSend')}</dt>
            <dd className={payment.total}>
              <Money amount={amount} currency={overview.currency} exponent={overview.exponent} />
            </dd>
          </div>
        </dl>
      </div>
      <p className={payment.waits}>{t('transfer.final')}</p>
      <FormError text={view.failure && failureText(view.failure)} />
      {!view.live && (
        <p role="status" className={payment.waits}>
          {t('transfer.notLive')}
        </p>
      )}
      <Actions>
        <Button onClick={() => view.onChange()}>{t('wallet.change')}</Button>
        <Button tone="primary" type="submit" disabled={!view.live} busy={view.pending}>
          {t('transfer.send')}
        </Button>
      </Actions>
    </Form>
  );
};
