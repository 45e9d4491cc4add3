import { useUnit } from 'effector-react';
import { AnimatePresence } from 'framer-motion';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../contract/limits.ts';
import type { Notice } from '../../../contract/notices.ts';
import { $language } from '../../shared/api/context.ts';
import { formatDay } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { BellRing, ChevronLeft, ChevronRight } from '../../shared/ui/icons.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { MovingItem } from '../../shared/ui/moving-item.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { noticeText } from './model.ts';
import styles from './notice-list.module.css';

interface Props {
  state: 'loading' | 'ready' | 'failed';
  list: readonly (Notice & { isUnread?: boolean })[];
  page: number;
  pages: number;
  onChoose: (page: number) => void;
  onRetry: () => void;
  onOpen: (notice: Notice) => void;
}

/** Notices, eight a page. Each opens its text. */
export const NoticePages = ({ state, list, page, pages, onChoose, onRetry, onOpen }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const language = useUnit($language);
  if (state === 'failed' && list.length === 0) return <LoadFailed onRetry={onRetry} />;
  if (state === 'ready' && list.length === 0) {
    return <Message icon={<BellRing />} title={t('home.announcementsEmpty')} />;
  }
  return (
    <div className={styles.notices}>
      <ul className={styles.list}>
        {state === 'loading' && list.length === 0 ? (
          Array.from({ length: LIMITS.noticesPerPage }, (_, index) => (
            <li key={index} className={styles.place} aria-hidden>
              <Skeleton className={styles.waiting} />
            </li>
          ))
        ) : (
          // A page is replaced at once. The mode `popLayout` adds a style to the page, which the content policy forbids.
          <AnimatePresence key={page} initial={false}>
            {list.map((notice) => (
              <MovingItem key={notice.id}>
                <button
                  type="button"
                  className={styles.notice}
                  data-unread={notice.isUnread}
                  onClick={() => onOpen(notice)}
                >
                  <span className={styles.title} dir="auto">
                    {noticeText(notice.title, language)}
                  </span>
                  {notice.isUnread && <VisuallyHidden>{t('inbox.announcements.mark')}</VisuallyHidden>}
                  <time dateTime={new Date(notice.publishedAtMs).toISOString()}>
                    {formatDay(notice.publishedAtMs, locale)}
                  </time>
                </button>
              </MovingItem>
            ))}
          </AnimatePresence>
        )}
      </ul>
      {pages > 1 && (
        <div className={styles.pages}>
          <IconButton label={t('home.previousPage')} disabled={page <= 1} onClick={() => onChoose(page - 1)}>
            <ChevronLeft className={styles.turn} />
          </IconButton>
          <span dir="ltr">{t('home.pageOf', { page, pages })}</span>
          <IconButton label={t('home.nextPage')} disabled={page >= pages} onClick={() => onChoose(page + 1)}>
            <ChevronRight className={styles.turn} />
          </IconButton>
        </div>
      )}
    </div>
  );
};
