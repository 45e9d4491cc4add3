import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CountBadge } from '../../shared/ui/count-badge.tsx';
import { $unread, viewHidden, viewShown } from './unread.ts';

/** Follows the unread counts while the calling view is shown. */
export const useUnread = () => {
  const view = useUnit({ unread: $unread, onShow: viewShown, onHide: viewHidden });
  const { onShow, onHide } = view;
  useEffect(() => {
    onShow();
    return () => onHide();
  }, [onShow, onHide]);
  return { messages: view.unread?.messages ?? 0, announcements: view.unread?.agentNotices ?? 0 };
};

const TEXT = { messages: 'inbox.unread', announcements: 'inbox.announcements.unread' } as const;

/** How many messages or announcements for agents are unread, beside the name of a page; nothing without any. Its texts are those of the account. */
export const UnreadBadge = ({ of = 'messages' }: { of?: keyof typeof TEXT }) => {
  const { t } = useTranslation();
  const count = useUnread()[of];
  return <CountBadge count={count} text={t(TEXT[of], { count })} />;
};
