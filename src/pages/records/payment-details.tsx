import { useUnit } from 'effector-react';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentReference } from '../../../contract/payment-records.ts';
import type { Deposit } from '../../../contract/wallet.ts';
import type { Withdrawal } from '../../../contract/withdrawals.ts';
import { accountName, eventsToShow, Timeline } from '../../features/withdraw/index.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Lines, Onward, type Line } from './lines.tsx';
import { $payment, $paymentFailure, paymentRequested, paymentClosed } from './payments.ts';
import { usePaymentState } from './use-payment-state.ts';
import styles from './records.module.css';

const History = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <section className={styles.history}>
      <h3>{t('withdraw.timeline')}</h3>
      {children}
    </section>
  );
};

const DepositView = ({ deposit }: { deposit: Deposit }) => {
  const { t } = useTranslation();
  const stateOf = usePaymentState('deposit');
  const { money, fee, settled, credited, state, createdAtMs, updatedAtMs } = deposit;
  // A provider's refusal has no text of its own: the state says it in the player's language.
  const reason = deposit.reason === 'declined' ? null : deposit.reason;
  const part = (title: string, amount: number | null): Line[] =>
    amount ? [[title, <Money key={title} {...money} amount={amount} />]] : [];
  return (
    <>
      <Lines
        lines={[
          [t('records.reference'), <bdi key="id">{deposit.id}</bdi>],
          [t('records.method'), <bdi key="method">{deposit.methodName}</bdi>],
          [t('records.state'), stateOf(state)],
          [t('records.requested'), <Money key="amount" {...money} />],
          ...part(t('wallet.feeTaken'), fee),
          ...part(t('wallet.settled'), settled),
          ...part(t('wallet.credited'), credited),
        ]}
      />
      <History>
        <Timeline
          money={money}
          nameOf={(name) => (name === 'requested' ? t('withdraw.events.requested') : stateOf(name))}
          events={[
            { state: 'requested', reason: null, amount: null, atMs: createdAtMs },
            ...(state === 'pending' ? [] : [{ state, reason, amount: null, atMs: updatedAtMs }]),
          ]}
        />
      </History>
      {state === 'pending' && <Onward to="/deposit" title={t('records.toDeposits')} />}
    </>
  );
};

const WithdrawalView = ({ withdrawal }: { withdrawal: Withdrawal }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const stateOf = usePaymentState('withdrawal');
  const { money, fee, paid, state, nextByMs } = withdrawal;
  const isRequested = withdrawal.parts.some((part) => part.state === 'waiting');
  return (
    <>
      <Lines
        lines={[
          [t('records.reference'), <bdi key="id">{withdrawal.id}</bdi>],
          [t('records.method'), <bdi key="method">{withdrawal.methodName}</bdi>],
          [t('records.account'), accountName(withdrawal.account)],
          [t('records.state'), stateOf(state)],
          [t('records.requested'), <Money key="amount" {...money} />],
          [t('wallet.feeTaken'), <Money key="fee" {...money} amount={fee} />],
          [t('records.paid'), <Money key="paid" {...money} amount={paid} />],
          ...(nextByMs === null ? [] : [[t('records.next'), formatInstant(nextByMs, locale)] as Line]),
        ]}
      />
      <History>
        <Timeline events={eventsToShow(withdrawal)} money={money} />
      </History>
      {isRequested && <Onward to="/member/withdraw" title={t('records.toWithdrawals')} />}
    </>
  );
};

/** A deposit or withdrawal with its timeline. Changes appear while it is open. */
export const PaymentDetails = ({ reference: { kind, id } }: { reference: PaymentReference }) => {
  const view = useUnit({ payment: $payment, failure: $paymentFailure, ask: paymentRequested, close: paymentClosed });
  const { ask, close, payment } = view;
  useEffect(() => {
    ask({ kind, id });
    return () => close();
  }, [ask, close, kind, id]);
  if (payment?.deposit) return <DepositView deposit={payment.deposit} />;
  if (payment?.withdrawal) return <WithdrawalView withdrawal={payment.withdrawal} />;
  if (view.failure) return <LoadFailed failure={view.failure} onRetry={() => ask({ kind, id })} />;
  return <Skeleton className={styles.waiting} />;
};
