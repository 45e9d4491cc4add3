import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { Deposit } from '../../../contract/wallet.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { FormError } from '../../shared/ui/form.tsx';
import { Wallet } from '../../shared/ui/icons.ts';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Table } from '../../shared/ui/table.tsx';
import { DepositWays } from './deposit-ways.tsx';
import { $cancelFailure, $deposits, $depositsFailure, listRequested } from './list.ts';
import { PayBy } from './pay-by.tsx';
import payment from '../../shared/ui/payment.module.css';
import styles from './deposit.module.css';

const UNPAID: readonly string[] = ['refused', 'expired', 'cancelled'];

const State = ({ deposit }: { deposit: Deposit }) => {
  const { t } = useTranslation();
  // A provider's refusal has no text of its own: the state says it in the player's language.
  const reason = deposit.reason === 'declined' ? null : deposit.reason;
  return (
    <span className={styles.state} data-state={deposit.state}>
      {t(`wallet.states.${deposit.state}`)}
      {reason && <small>{t('wallet.reason', { reason })}</small>}
      <PayBy deposit={deposit} />
      <DepositWays deposit={deposit} at="list" />
    </span>
  );
};

/** The paid amount, and how it was split where fee, settlement and credit differ (PP-12). */
const Figure = ({ deposit: { state, money, fee, settled, credited } }: { deposit: Deposit }) => {
  const { t } = useTranslation();
  // An unpaid deposit has no deductions.
  if (UNPAID.includes(state)) return <Money {...money} />;
  const parts = [
    ['feeTaken', -fee],
    ['settled', -settled],
    ['credited', fee + settled > 0 ? (credited ?? 0) : 0],
  ] as const;
  return (
    <span className={styles.figure}>
      <Money {...money} />
      {parts
        .filter(([, amount]) => amount !== 0)
        .map(([part, amount]) => (
          <small key={part}>
            {t(`wallet.${part}`)} <Money {...money} amount={amount} />
          </small>
        ))}
    </span>
  );
};

/** The member's deposits, each with its state and actions. */
export const DepositHistory = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const failureText = useFailureText();
  const { deposits, cancelFailure, failure, onRetry } = useUnit({
    deposits: $deposits,
    cancelFailure: $cancelFailure,
    failure: $depositsFailure,
    onRetry: listRequested,
  });
  if (failure) return <LoadFailed failure={failure} onRetry={onRetry} />;
  if (!deposits) return <Skeleton className={payment.waiting} />;
  if (deposits.length === 0) {
    return <Message icon={<Wallet />} title={t('wallet.historyEmpty')} text={t('wallet.historyEmptyText')} />;
  }
  return (
    <>
      <FormError text={cancelFailure?.at === 'list' ? failureText(cancelFailure) : null} />
      <Table
        caption={t('wallet.history')}
        rows={deposits}
        rowKey={({ id }) => id}
        columns={[
          { key: 'when', title: t('wallet.when'), cell: ({ createdAtMs }) => formatInstant(createdAtMs, locale) },
          { key: 'what', title: t('wallet.what'), cell: ({ methodName }) => methodName },
          { key: 'state', title: t('wallet.state'), cell: (deposit) => <State deposit={deposit} /> },
          { key: 'figure', title: t('wallet.figure'), figure: true, cell: (deposit) => <Figure deposit={deposit} /> },
        ]}
      />
    </>
  );
};
