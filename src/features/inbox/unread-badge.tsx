import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import styles from './unread-badge.module.css';
import { $unreadMessages, viewHidden, viewShown } from './unread.ts';

/** Follows the unread counts while the calling view is shown. */
export const useUnread = (): number => {
  const view = useUnit({ count: $unreadMessages, onShow: viewShown, onHide: viewHidden });
  const { onShow, onHide } = view;
  useEffect(() => {
    onShow();
    return () => onHide();
  }, [onShow, onHide]);
  return view.count;
};

/** How many messages are unread, beside the name of a page; nothing without any. Its texts are those of the account. */
export const UnreadBadge = () => {
  const { t } = useTranslation();
  const count = useUnread();
  if (count === 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden dir="ltr">
        {count > 99 ? '99+' : count}
      </span>
      <VisuallyHidden>{t('inbox.unread', { count })}</VisuallyHidden>
    </span>
  );
};
