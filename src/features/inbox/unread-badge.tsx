import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useCountedLifecycle } from '../../shared/lib/counted-lifecycle.ts';
import { CountBadge } from '../../shared/ui/count-badge.tsx';
import { $unread, unreadViews } from './unread.ts';

/** Follows the unread counts while the calling view is shown. */
export const useUnread = () => {
  useCountedLifecycle(unreadViews);
  const counts = useUnit($unread);
  return {
    messages: counts?.messages ?? 0,
    announcements: counts?.agentNotices ?? 0,
    tickets: counts?.tickets ?? 0,
    withdrawals: counts?.withdrawals ?? 0,
  };
};

const TEXT = {
  messages: 'inbox.unread',
  announcements: 'inbox.announcements.unread',
  tickets: 'tickets.unread',
} as const;

/** How many messages, announcements for agents, or answers in tickets are unread, beside the name of a page; nothing without any. Its texts are those of the account. */
export const UnreadBadge = ({ of = 'messages' }: { of?: keyof typeof TEXT }) => {
  const { t } = useTranslation();
  const count = useUnread()[of];
  return <CountBadge count={count} text={t(TEXT[of], { count })} />;
};
