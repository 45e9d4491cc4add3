import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Withdrawal } from '../../../contract/withdrawals.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Wallet } from '../../shared/ui/icons.ts';
import { Message } from '../../shared/ui/message.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { accountName } from './account-name.ts';
import { $overview } from './overview.ts';
import { eventsToShow, partsToShow } from './once.ts';
import { PartAnswer } from './part-answer.tsx';
import { Timeline } from './timeline.tsx';
import styles from './withdraw.module.css';

/** What happens next with a withdrawal, and by when. */
const Next = ({ withdrawal: { state, nextByMs } }: { withdrawal: Withdrawal }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  if (nextByMs === null) return null;
  const step = state === 'checking' ? 'checked' : state === 'approved' || state === 'paying' ? 'paid' : 'answered';
  return <p className={styles.note}>{t(`withdraw.next.${step}`, { when: formatInstant(nextByMs, locale) })}</p>;
};

const Entry = ({ withdrawal, first }: { withdrawal: Withdrawal; first: boolean }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { money, fee, state, account, methodName, createdAtMs } = withdrawal;
  return (
    <li className={styles.entry}>
      <div className={styles.row}>
        <b>{methodName}</b>
        <Money {...money} />
      </div>
      <div className={styles.row}>
        <small>{formatInstant(createdAtMs, locale)}</small>
        <small className={styles.state} data-state={state}>
          {t(`withdraw.states.${state}`)}
        </small>
      </div>
      <small>
        {accountName(account)}
        {fee > 0 && (
          <>
            {' · '}
            {t('wallet.feeTaken')} <Money {...money} amount={fee} />
          </>
        )}
      </small>
      <Next withdrawal={withdrawal} />
      {partsToShow(withdrawal).map((part) => (
        <PartAnswer key={part.id} part={part} money={money} />
      ))}
      <details open={first}>
        <summary>{t('withdraw.timeline')}</summary>
        <Timeline events={eventsToShow(withdrawal)} money={withdrawal.money} />
      </details>
    </li>
  );
};

/** Withdrawals on this page; the records have all. Those that still need something are shown in any number. */
const SHOWN = 3;
const DONE: readonly string[] = ['refused', 'failed', 'returned', 'confirmed'] satisfies Withdrawal['state'][];

/** The member's newest withdrawals, each with its timeline and its parts, and the way to all. */
export const WithdrawalList = () => {
  const { t } = useTranslation();
  const overview = useUnit($overview);
  if (!overview) return null;
  return (
    <Panel title={t('withdraw.history')}>
      {overview.list.length === 0 ? (
        <Message icon={<Wallet />} title={t('withdraw.historyEmpty')} text={t('withdraw.historyEmptyText')} />
      ) : (
        <ul>
          {overview.list
            .filter(({ state }, at) => at < SHOWN || !DONE.includes(state))
            .map((withdrawal, at) => (
              <Entry key={withdrawal.id} withdrawal={withdrawal} first={at === 0} />
            ))}
        </ul>
      )}
      {overview.list.length > SHOWN && (
        <Link className={styles.link} to="/member/transactionHistory?record=withdrawals">
          {t('withdraw.seeAll')}
        </Link>
      )}
    </Panel>
  );
};
