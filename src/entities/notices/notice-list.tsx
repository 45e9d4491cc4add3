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
import { $noticesState, $page, noticeText, pageChosen } from './model.ts';
import styles from './notice-list.module.css';

/** HOME-07: the announcements, eight a page. Each opens its text. */
export const NoticeList = ({ onOpen }: { onOpen: (notice: Notice) => void }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const view = useUnit({ page: $page, state: $noticesState, language: $language, choose: pageChosen });
  const { list, page, pages } = view.page;
  if (view.state === 'failed' && list.length === 0) {
    return <LoadFailed onRetry={() => view.choose(1)} />;
  }
  if (view.state === 'ready' && list.length === 0) {
    return <Message icon={<BellRing />} title={t('home.announcementsEmpty')} />;
  }
  return (
    <div className={styles.notices}>
      <ul className={styles.list}>
        {view.state === 'loading' && list.length === 0 ? (
          Array.from({ length: LIMITS.noticesPerPage }, (_, index) => (
            <li key={index} className={styles.place} aria-hidden>
              <Skeleton className={styles.waiting} />
            </li>
          ))
        ) : (
          <AnimatePresence initial={false} mode="popLayout">
            {list.map((notice) => (
              <MovingItem key={notice.id}>
                <button type="button" className={styles.notice} onClick={() => onOpen(notice)}>
                  <span className={styles.title} dir="auto">
                    {noticeText(notice.title, view.language)}
                  </span>
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
          <IconButton label={t('home.previousPage')} disabled={page <= 1} onClick={() => view.choose(page - 1)}>
            <ChevronLeft className={styles.turn} />
          </IconButton>
          <span dir="ltr">{t('home.pageOf', { page, pages })}</span>
          <IconButton label={t('home.nextPage')} disabled={page >= pages} onClick={() => view.choose(page + 1)}>
            <ChevronRight className={styles.turn} />
          </IconButton>
        </div>
      )}
    </div>
  );
};
