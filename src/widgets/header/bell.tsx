import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { $isAgent } from '../../entities/session/index.ts';
import { useNews } from '../../features/inbox/use-news.ts';
import { accountTexts } from '../../shared/i18n/word-groups.ts';
import { CountBadge } from '../../shared/ui/count-badge.tsx';
import { BellRing, Gift, HandCoins, Headset, Megaphone, MessageCircle } from '../../shared/ui/icons.ts';
import { entryClass, Popover } from '../../shared/ui/popover.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import styles from './account-area.module.css';

/** LIVE-02: what is new for the member, in one place: messages, tickets, awards to claim, withdrawals. */
export default function Bell() {
  return (
    <WhenTranslated texts={accountTexts} waiting={null}>
      <News />
    </WhenTranslated>
  );
}

const News = () => {
  const { t } = useTranslation();
  const isAgent = useUnit($isAgent);
  const news = useNews();
  const entries = [
    { key: 'messages', to: '/member/messageV2', Icon: MessageCircle, count: news.messages },
    { key: 'tickets', to: '/member/tickets', Icon: Headset, count: news.tickets },
    { key: 'awards', to: '/member/rewardCenter', Icon: Gift, count: news.awards },
    { key: 'withdrawals', to: '/member/withdraw', Icon: HandCoins, count: news.withdrawals },
    ...(isAgent
      ? [
          {
            key: 'announcements',
            to: '/agentHome/agentAnnouncement',
            Icon: Megaphone,
            count: news.announcements,
          } as const,
        ]
      : []),
  ] as const;
  const { total } = news;
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
};
