import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { Money as MoneyValue } from '../../../contract/primitives.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { $isLive } from '../../shared/realtime/runtime.ts';
import { Actions } from '../../shared/ui/actions.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Form, FormError } from '../../shared/ui/form.tsx';
import { Money } from '../../shared/ui/money.tsx';
import payment from '../../shared/ui/payment.module.css';
import type { createTransferOrder } from './transfer-order.ts';

interface Props {
  order: Pick<ReturnType<typeof createTransferOrder>, '$failure' | '$pending' | 'changed' | 'confirmed'>;
  /** Who receives it: what the person is, and the account. */
  receiver: { title: string; account: string | null };
  money: MoneyValue;
}

/** The review before a transfer to another member. It says that a transfer cannot be taken back. */
export const TransferReview = ({ order, receiver, money }: Props) => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({
    live: $isLive,
    failure: order.$failure,
    pending: order.$pending,
    onChange: order.changed,
    onConfirm: order.confirmed,
  });
  return (
    <Form onSubmit={view.onConfirm}>
      <div className={payment.review}>
        <h3>{t('transfer.checkTitle')}</h3>
        <dl>
          <div>
            <dt>{receiver.title}</dt>
            <dd>
              <bdi>{receiver.account}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t('transfer.youSend')}</dt>
            <dd className={payment.total}>
              <Money {...money} />
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
