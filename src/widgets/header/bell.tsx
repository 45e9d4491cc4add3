import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { $isAgent } from '../../entities/session/index.ts';
import { useOpenAwards } from '../../entities/wallet/awards.ts';
import { useUnread } from '../../entities/session/lazy.ts';
import { accountTexts } from '../../shared/i18n/word-groups.ts';
import { CountBadge } from '../../shared/ui/count-badge.tsx';
import { BellRing, Gift, HandCoins, Headset, Megaphone, MessageCircle } from '../../shared/ui/icons.ts';
import { entryClass, Popover } from '../../shared/ui/popover.tsx';
import styles from './account-area.module.css';

/** LIVE-02: what is new for the member, in one place: messages, tickets, awards to claim, withdrawals. */
export default function Bell() {
  const { t } = useTranslation();
  const view = useUnit({ isAgent: $isAgent, ready: accountTexts.$ready, onNeed: accountTexts.needed });
  const { onNeed } = view;
  useEffect(() => onNeed(), [onNeed]);
  const unread = useUnread();
  const claimable = useOpenAwards()?.claimable ?? 0;
  if (!view.ready) return null;
  const entries = [
    { key: 'messages', to: '/member/messageV2', Icon: MessageCircle, count: unread.messages },
    { key: 'tickets', to: '/member/tickets', Icon: Headset, count: unread.tickets },
    { key: 'awards', to: '/member/rewardCenter', Icon: Gift, count: claimable },
    { key: 'withdrawals', to: '/member/withdraw', Icon: HandCoins, count: unread.withdrawals },
    ...(view.isAgent
      ? [
          {
            key: 'announcements',
            to: '/agentHome/agentAnnouncement',
            Icon: Megaphone,
            count: unread.announcements,
          } as const,
        ]
      : []),
  ] as const;
  const total = entries.reduce((sum, { count }) => sum + count, 0);
  return (
    <Popover
      triggerClass={`${styles.trigger} ${styles.bell}`}
      trigger={
        <>
          <BellRing aria-hidden />
          <CountBadge count={total} text={t('bell.new', { count: total })} />
        </>
      }
      label={total > 0 ? `${t('bell.title')}: ${t('bell.new', { count: total })}` : t('bell.title')}
    >
      <p className={styles.name}>{t(total > 0 ? 'bell.title' : 'bell.nothing')}</p>
      {entries.map(({ key, to, Icon, count }) => (
        <Link key={key} className={entryClass} to={to}>
          <Icon aria-hidden />
          <span className={styles.news}>{t(`bell.${key}`)}</span>
          <CountBadge count={count} text={t('bell.new', { count })} />
        </Link>
      ))}
    </Popover>
  );
}
