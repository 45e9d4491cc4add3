import { useTranslation } from 'react-i18next';
import { useUnread } from '../../entities/session/lazy.ts';
import { CountBadge } from '../../shared/ui/count-badge.tsx';

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
