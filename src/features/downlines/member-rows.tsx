import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PAY_KINDS } from '../../../contract/pay-terms.ts';
import type { Downline } from '../../../contract/downlines.ts';
import { formatShare } from '../../shared/format/share.ts';
import { formatAgo } from '../../shared/format/ago.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Money } from '../../shared/ui/money.tsx';
import { $nowMs, type Level } from './tree.ts';
import styles from './downlines.module.css';

interface Props {
  level: Level;
  /** The level of the agent itself. */
  isOwn: boolean;
  /** A link down to a member's own level. */
  walk: (member: Downline) => ReactNode;
  /** What can be done for a direct member. */
  actions: (member: Downline) => ReactNode;
}

/** The members of one level: a table, on a phone two lines each. Deeper members show their name and the size of their team. */
export const MemberRows = ({ level, isOwn, walk, actions }: Props) => {
  const { t } = useTranslation();
  return (
    <table className={styles.rows} data-own={isOwn || undefined}>
      <caption className={styles.unseen}>{t('downlines.members')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('downlines.member')}</th>
          <th scope="col" data-figure>
            {t('downlines.direct')}
          </th>
          <th scope="col" data-figure>
            {t('downlines.all')}
          </th>
          {isOwn && (
            <>
              <th scope="col" data-figure>
                {t('downlines.balance')}
              </th>
              <th scope="col">{t('downlines.seen')}</th>
              <th scope="col" data-figure>
                {t('downlines.rate')}
              </th>
              <th scope="col">{t('downlines.contracts')}</th>
              <th scope="col">
                <span className={styles.unseen}>{t('downlines.actions')}</span>
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {level.list.map((member) => (
          <tr key={member.memberId}>
            <td className={styles.who}>
              {member.isAgent ? walk(member) : <bdi>{member.account}</bdi>}
              <small>{t(member.isAgent ? 'downlines.agent' : 'downlines.player')}</small>
            </td>
            <td className={styles.direct} data-figure data-title={t('downlines.direct')}>
              {member.isAgent && member.direct}
            </td>
            <td data-figure data-title={t('downlines.all')}>
              {member.isAgent && member.all}
            </td>
            {member.own && <OwnCells own={member.own} level={level} isAgent={member.isAgent} />}
            {member.own && <td className={styles.acts}>{actions(member)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const OwnCells = ({ own, level, isAgent }: { own: NonNullable<Downline['own']>; level: Level; isAgent: boolean }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const nowMs = useUnit($nowMs);
  const { lastSeenAtMs } = own;
  const contracts = PAY_KINDS.flatMap((kind) => {
    const state = own.contracts[kind];
    return state ? [{ kind, state }] : [];
  });
  return (
    <>
      <td className={styles.money} data-figure>
        <Money amount={own.balance} currency={level.currency} exponent={level.exponent} />
      </td>
      <td>
        <span className={styles.presence} data-on={own.isOnline}>
          {own.isOnline && t('team.on')}
          {!own.isOnline && lastSeenAtMs === null && t('downlines.never')}
          {!own.isOnline && lastSeenAtMs !== null && (
            <time dateTime={new Date(lastSeenAtMs).toISOString()} title={formatInstant(lastSeenAtMs, locale)}>
              {formatAgo(lastSeenAtMs, nowMs ?? lastSeenAtMs, locale)}
            </time>
          )}
        </span>
      </td>
      <td data-figure data-title={t('downlines.rate')}>
        {formatShare(own.rebateRate, locale)}
      </td>
      <td className={styles.kinds}>
        {contracts.map(({ kind, state }) => (
          <span key={kind} className={styles.kind} data-state={state}>
            {t(`downlines.kinds.${kind}`)}: {t(`contracts.states.${state}`)}
          </span>
        ))}
        {contracts.length === 0 && isAgent && <span className={styles.none}>{t('contracts.none')}</span>}
      </td>
    </>
  );
};
