import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
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
import { DepositWays } from './deposit-ways.tsx';
import { $cancelFailure, $deposits, $depositsFailure, $news, listRequested } from './list.ts';
import { PayBy } from './pay-by.tsx';
import payment from '../../shared/ui/payment.module.css';
import styles from './deposit.module.css';

const UNPAID: readonly string[] = ['refused', 'expired', 'cancelled'];
/** Deposits on this page; the records have all. Those that wait for payment are shown in any number. */
const SHOWN = 3;

/** How the paid amount was split where fee, settlement and credit differ (PP-12). */
const Split = ({ deposit: { state, money, fee, settled, credited } }: { deposit: Deposit }) => {
  const { t } = useTranslation();
  // An unpaid deposit has no deductions.
  if (UNPAID.includes(state)) return null;
  const parts = [
    ['feeTaken', -fee],
    ['settled', -settled],
    ['credited', fee + settled > 0 ? (credited ?? 0) : 0],
  ] as const;
  return parts
    .filter(([, amount]) => amount !== 0)
    .map(([part, amount]) => (
      <small key={part}>
        {t(`wallet.${part}`)} <Money {...money} amount={amount} />
      </small>
    ));
};

/** `isNews`: its actions are above the form. */
const Entry = ({ deposit, isNews }: { deposit: Deposit; isNews: boolean }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  // A provider's refusal has no text of its own: the state says it in the player's language.
  const reason = deposit.reason === 'declined' ? null : deposit.reason;
  return (
    <li className={styles.entry}>
      <div className={styles.line}>
        <b>{deposit.methodName}</b>
        <Money {...deposit.money} />
      </div>
      <div className={styles.line}>
        <small>{formatInstant(deposit.createdAtMs, locale)}</small>
        <small className={styles.state} data-state={deposit.state}>
          {t(`wallet.states.${deposit.state}`)}
        </small>
      </div>
      {reason && <small>{t('wallet.reason', { reason })}</small>}
      <div className={styles.split}>
        <Split deposit={deposit} />
        <PayBy deposit={deposit} />
      </div>
      {!isNews && <DepositWays deposit={deposit} at="list" />}
    </li>
  );
};

/** The member's newest deposits, each with its state and actions, and the way to all. */
export const DepositHistory = () => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const { deposits, news, cancelFailure, failure, onRetry } = useUnit({
    deposits: $deposits,
    news: $news,
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
      <ul aria-label={t('wallet.history')}>
        {deposits
          .filter(({ state }, at) => at < SHOWN || state === 'pending')
          .map((deposit) => (
            <Entry key={deposit.id} deposit={deposit} isNews={deposit.id === news?.id} />
          ))}
      </ul>
      {deposits.length > SHOWN && (
        <Link className={styles.link} to="/member/transactionHistory?record=deposits">
          {t('wallet.seeAll')}
        </Link>
      )}
    </>
  );
};
