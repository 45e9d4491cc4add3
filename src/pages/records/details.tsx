import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isPlay, type BetRecord, type Transaction } from '../../../contract/records.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Money } from '../../shared/ui/money.tsx';
import { Lines, Onward, type Line } from './lines.tsx';
import { PaymentDetails } from './payment-details.tsx';
import styles from './records.module.css';

/** One movement of the wallet, with the way to its round, or with its payment's timeline. */
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
          [t('member.kind'), t(`member.kinds.${row.kind}`)],
          ...(row.about ? [[t('member.about'), <bdi key="about">{row.about}</bdi>] as Line] : []),
          [t('records.before'), <Money key="before" amount={balanceAfter - amount} {...{ exponent, currency }} />],
          [
            t('member.amount'),
            <Money key="amount" {...{ amount, exponent, currency }} signed toned={isPlay(row.kind)} />,
          ],
          [t('member.after'), <Money key="after" amount={balanceAfter} {...{ exponent, currency }} />],
          ...(row.roundId ? [[t('records.round'), <bdi key="round">{row.roundId}</bdi>] as Line] : []),
        ]}
      />
      {row.roundId && <Onward to={`/game/replay/${row.roundId}`} title={t('records.verify')} />}
      {row.payment && (
        <section className={styles.payment}>
          <h3>{t(`records.paymentOf.${row.payment.kind}`)}</h3>
          <PaymentDetails reference={row.payment} />
        </section>
      )}
    </>
  );
};

/** One round, with the way to its replay, where it can be verified (PP-25). */
export const BetDetails = ({ row }: { row: BetRecord }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { stake, freeStake, payout, exponent, currency } = row;
  return (
    <>
      <Lines
        lines={[
          [t('records.round'), <bdi key="round">{row.roundId}</bdi>],
          [t('records.vendor'), <bdi key="vendor">{row.vendor}</bdi>],
          ...row.details.map((texts): [string, ReactNode] => [t('records.betOn'), <bdi key="bet">{texts}</bdi>]),
          [t('member.state'), t(`member.states.${row.state}`)],
          [t('records.opened'), formatInstant(row.openedAtMs, locale)],
          [t('records.settled'), row.closedAtMs === null ? '–' : formatInstant(row.closedAtMs, locale)],
          [t('member.stake'), <Money key="stake" amount={stake} {...{ exponent, currency }} />],
          ...(freeStake > 0
            ? [[t('records.freeRoundOf'), <Money key="free" amount={freeStake} {...{ exponent, currency }} />] as Line]
            : []),
          [t('member.payout'), <Money key="payout" amount={payout} {...{ exponent, currency }} />],
          [t('member.result'), <Money key="net" amount={payout - stake} {...{ exponent, currency }} signed toned />],
        ]}
      />
      {row.state === 'closed' && <Onward to={`/game/replay/${row.roundId}`} title={t('records.verify')} />}
    </>
  );
};
