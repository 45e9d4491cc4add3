import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { InboxMessage } from '../../../contract/inbox.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import styles from '../../shared/ui/threads.module.css';
import { $thread, messageRemoved, messageReported } from './thread.ts';

/** A message with what can be done about it. Its text is isolated: each line has the direction of its own letters. */
export const MessageItem = ({ message }: { message: InboxMessage }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const view = useUnit({ thread: $thread, onRemove: messageRemoved, onReport: messageReported });
  const { id, text, atMs, isOwn, isReported } = message;
  const fromMember = !isOwn && view.thread?.thread.account !== null;
  return (
    <article className={styles.message} data-own={isOwn}>
      <VisuallyHidden>{t(isOwn ? 'inbox.youWrote' : 'inbox.theyWrote')}</VisuallyHidden>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <footer className={styles.about}>
        <time dateTime={new Date(atMs).toISOString()}>{formatInstant(atMs, locale)}</time>
        {isReported && <span>{t('inbox.reported')}</span>}
        {fromMember && !isReported && (
          <Button size="small" tone="quiet" className={styles.act} onClick={() => view.onReport(id)}>
            {t('inbox.report')}
          </Button>
        )}
        <Button size="small" tone="quiet" className={styles.act} onClick={() => view.onRemove(id)}>
          {t('inbox.remove')}
        </Button>
      </footer>
    </article>
  );
};
