import { useUnit } from 'effector-react';
import type { Notice } from '../../../contract/notices.ts';
import { noticeText } from '../../entities/notices/model.ts';
import { $language } from '../../shared/api/context.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { noticeModal } from './model.ts';
import styles from './notice-text.module.css';

/** The text of a notice. Its lines are paragraphs. */
export default function NoticeText({ notice }: { notice: Notice }) {
  const language = useUnit($language);
  const locale = useLocale();
  useLifecycle(noticeModal, notice.id);
  return (
    <article className={styles.notice}>
      <time dateTime={new Date(notice.publishedAtMs).toISOString()}>{formatInstant(notice.publishedAtMs, locale)}</time>
      {noticeText(notice.content, language)
        .split('\n')
        .filter(Boolean)
        .map((line, index) => (
          <p key={index} dir="auto">
            {line}
          </p>
        ))}
    </article>
  );
}
