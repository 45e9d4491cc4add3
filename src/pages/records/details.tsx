import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { BetRecord, Transaction } from '../../../contract/records.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { modalClosed } from '../../shared/lib/modals.ts';
import { buttonClass } from '../../shared/ui/button.tsx';
import { Money } from '../../shared/ui/money.tsx';
import styles from './records.module.css';

const Lines = ({ lines }: { lines: readonly [title: string, value: ReactNode][] }) => (
  <dl className={styles.details}>
    {lines.map(([title, value]) => (
      <div key={title}>
        <dt>{title}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** Where everything that belongs to the row is shown. */
const Onward = ({ to, title }: { to: string; title: string }) => {
  const close = useUnit(modalClosed);
  return (
    <p className={styles.more}>
      <Link className={buttonClass('primary')} to={to} onClick={() => close()}>
        {title}
      </Link>
    </p>
  );
};

const OnwardOf = ({ row: { kind, roundId } }: { row: Transaction }) => {
  const { t } = useTranslation();
  if (roundId) return <Onward to={`/game/replay/${roundId}`} title={t('records.verify')} />;
  if (kind === 'deposit') return <Onward to="/deposit" title={t('records.toDeposits')} />;
  if (kind === 'withdrawal' || kind === 'withdrawal_returned')
    return <Onward to="/member/withdraw" title={t('records.toWithdrawals')} />;
  return null;
};

/** One movement of the wallet, with the way to its round or to its payment's timeline. */
export const TransactionDetails = ({ row }: { row: Transaction }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { amount, balanceAfter, exponent, currency } = row;
  return (
    <>
      <Lines
        lines={[
          [t('records.number'), <bdi key="number">{row.version}</bdi>],
          [t('member.when'), formatInstant(row.atMs, locale)],
          ...(row.about ? [[t('member.about'), <bdi key="about">{row.about}</bdi>] as [string, ReactNode]] : []),
          [t('records.before'), <Money key="before" amount={balanceAfter - amount} {...{ exponent, currency }} />],
          [t('member.amount'), <Money key="amount" {...{ amount, exponent, currency }} signed toned />],
          [t('member.after'), <Money key="after" amount={balanceAfter} {...{ exponent, currency }} />],
        ]}
      />
      <OnwardOf row={row} />
    </>
  );
};

/** One round, with the way to its replay, where it can be verified (PP-25). */
export const BetDetails = ({ row }: { row: BetRecord }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { stake, payout, exponent, currency } = row;
  return (
    <>
      <Lines
        lines={[
          [t('records.round'), <bdi key="round">{row.roundId}</bdi>],
          [t('records.vendor'), <bdi key="vendor">{row.vendor}</bdi>],
          [t('member.state'), t(`member.states.${row.state}`)],
          [t('records.opened'), formatInstant(row.openedAtMs, locale)],
          [t('records.settled'), row.closedAtMs === null ? '–' : formatInstant(row.closedAtMs, locale)],
          [t('member.stake'), <Money key="stake" amount={stake} {...{ exponent, currency }} />],
          [t('member.payout'), <Money key="payout" amount={payout} {...{ exponent, currency }} />],
          [t('member.result'), <Money key="net" amount={payout - stake} {...{ exponent, currency }} signed toned />],
        ]}
      />
      {row.state === 'closed' && <Onward to={`/game/replay/${row.roundId}`} title={t('records.verify')} />}
    </>
  );
};
