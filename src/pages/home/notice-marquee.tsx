import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../contract/limits.ts';
import { $newest, $noticesState, noticeText } from '../../entities/notices/model.ts';
import { NoticeMotion } from '../../entities/notices/lazy.ts';
import { $language } from '../../shared/api/context.ts';
import { modalOpened } from '../../shared/lib/modals.ts';
import { Megaphone } from '../../shared/ui/icons.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import styles from './notice-marquee.module.css';

/** HOME-01: the newest notices in a line, which scrolls from three on. */
export default function NoticeMarquee() {
  const { t } = useTranslation();
  const view = useUnit({
    notices: $newest,
    state: $noticesState,
    language: $language,
    open: modalOpened,
  });
  const track = useRef<HTMLDivElement>(null);
  if (view.state !== 'loading' && view.notices.length === 0) return null;
  const scrolls = view.notices.length >= LIMITS.marqueeLimit;
  const line = view.notices.map((notice) => (
    <button
      key={notice.id}
      type="button"
      className={styles.notice}
      dir="auto"
      onClick={() => view.open({ name: 'notice', notice })}
    >
      {noticeText(notice.title, view.language)}
    </button>
  ));
  return (
    <section className={styles.bar} aria-label={t('home.notices')}>
      <Megaphone aria-hidden className={styles.icon} />
      {view.notices.length === 0 ? (
        <Skeleton className={styles.waiting} />
      ) : (
        <div className={styles.window}>
          <div ref={track} className={styles.track}>
            <div className={styles.line}>{line}</div>
            {scrolls && (
              <div className={styles.line} aria-hidden inert>
                {line}
              </div>
            )}
          </div>
          {scrolls && <NoticeMotion track={track} />}
        </div>
      )}
    </section>
  );
}
