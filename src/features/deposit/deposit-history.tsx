import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { Deposit } from '../../../contract/wallet.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Wallet } from '../../shared/ui/icons.ts';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Table } from '../../shared/ui/table.tsx';
import { $deposits, $depositsFailure, listAsked } from './model.ts';
import styles from './deposit.module.css';

const State = ({ deposit }: { deposit: Deposit }) => {
  const { t } = useTranslation();
  return (
    <span className={styles.state} data-state={deposit.state}>
      {t(`wallet.states.${deposit.state}`)}
      {deposit.reason && <small>{t('wallet.reason', { reason: deposit.reason })}</small>}
    </span>
  );
};

/** What was paid, and what became of it where that is not all one (PP-12). */
const Figure = ({ deposit: { money, fee, settled, credited } }: { deposit: Deposit }) => {
  const { t } = useTranslation();
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

/** The member's deposits with their state, and the newest one's in words. */
export const DepositHistory = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { deposits, failure, onRetry } = useUnit({
    deposits: $deposits,
    failure: $depositsFailure,
    onRetry: listAsked,
  });
  if (failure) return <LoadFailed failure={failure} onRetry={onRetry} />;
  if (!deposits) return <Skeleton className={styles.waiting} />;
  const [newest] = deposits;
  if (!newest) {
    return <Message icon={<Wallet />} title={t('wallet.historyEmpty')} text={t('wallet.historyEmptyText')} />;
  }
  const sum = (deposit: Deposit, amount: number) => formatMoney({ ...deposit.money, amount }, locale);
  const resultOf = (deposit: Deposit): string =>
    t(deposit.settled > 0 ? 'wallet.result.paidSettled' : `wallet.result.${deposit.state}`, {
      amount: sum(deposit, deposit.money.amount),
      settled: sum(deposit, deposit.settled),
      credited: sum(deposit, deposit.credited ?? 0),
    });
  return (
    <>
      <p role="status" className={styles.result} data-state={newest.state}>
        {resultOf(newest)}
      </p>
      <Table
        caption={t('wallet.history')}
        rows={deposits}
        rowKey={({ id }) => id}
        columns={[
          { key: 'when', title: t('wallet.when'), cell: ({ createdAtMs }) => formatInstant(createdAtMs, locale) },
          { key: 'what', title: t('wallet.what'), cell: ({ method }) => method },
          { key: 'state', title: t('wallet.state'), cell: (deposit) => <State deposit={deposit} /> },
          { key: 'figure', title: t('wallet.figure'), figure: true, cell: (deposit) => <Figure deposit={deposit} /> },
        ]}
      />
    </>
  );
};
