import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../contract/limits.ts';
import { $newest, $noticesState, noticeText } from '../../entities/notices/index.ts';
import { $language } from '../../shared/api/context.ts';
import { modalOpened } from '../../shared/lib/modals.ts';
import { $motionPaused } from '../../shared/lib/motion.ts';
import { Megaphone } from '../../shared/ui/icons.ts';
import { Marquee } from '../../shared/ui/marquee.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import styles from './notice-marquee.module.css';

/** The step is given for a frame at 60 Hz. */
const PX_A_SECOND = LIMITS.marqueeStep * 60;

/** HOME-01 */
export const NoticeMarquee = () => {
  const { t } = useTranslation();
  const view = useUnit({
    notices: $newest,
    state: $noticesState,
    language: $language,
    paused: $motionPaused,
    open: modalOpened,
  });
  return (
    <section className={styles.bar} aria-label={t('home.notices')}>
      <Megaphone aria-hidden className={styles.icon} />
      {view.state === 'loading' && view.notices.length === 0 ? (
        <Skeleton className={styles.waiting} />
      ) : (
        <Marquee runs={view.notices.length >= LIMITS.marqueeLimit} paused={view.paused} speed={PX_A_SECOND}>
          {view.notices.map((notice) => (
            <button
              key={notice.id}
              type="button"
              className={styles.notice}
              dir="auto"
              onClick={() => view.open({ name: 'notice', notice })}
            >
              {noticeText(notice.title, view.language)}
            </button>
          ))}
        </Marquee>
      )}
    </section>
  );
};
