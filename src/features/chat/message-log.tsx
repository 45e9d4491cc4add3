import { useUnit } from 'effector-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button.tsx';
import { ChatMessageItem } from './message-item.tsx';
import { $shown } from './rain-lines.ts';
import { RainLine } from './rain-line.tsx';
import { $self } from './room.ts';
import { $pending } from './send.ts';
import styles from './chat.module.css';

/** A reader so near to the end follows the newest message. */
const NEAR_PX = 80;

/** The messages of the room. A screen reader reads out new ones; who reads older ones is not moved. */
export const MessageLog = () => {
  const { t } = useTranslation();
  const { lines, pending, self } = useUnit({ lines: $shown, pending: $pending, self: $self });
  const ref = useRef<HTMLDivElement>(null);
  const [follows, setFollows] = useState(true);
  /** The newest message when the reader left the end. */
  const [seen, setSeen] = useState(0);
  const newest = lines.at(-1)?.seq ?? 0;

  const toEnd = () => ref.current?.scrollTo({ top: ref.current.scrollHeight });
  useLayoutEffect(() => {
    if (follows) toEnd();
  }, [follows, newest, pending.length, lines.length]);
  const onScroll = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = ref.current ?? {};
    const isNear = scrollHeight - scrollTop - clientHeight < NEAR_PX;
    if (isNear === follows) return;
    setFollows(isNear);
    setSeen(newest);
  };
  const isEmpty = lines.length === 0 && pending.length === 0;
  return (
    <div className={styles.scroll}>
      <div
        ref={ref}
        className={styles.log}
        role="log"
        aria-label={t('chat.messages')}
        aria-relevant="additions"
        // It scrolls, so the keyboard must reach it.
        tabIndex={0}
        onScroll={onScroll}
      >
        {isEmpty && <p className={styles.empty}>{t('chat.empty')}</p>}
        {lines.map((line) =>
          'rain' in line ? (
            <RainLine key={line.rain} rain={line} />
          ) : (
            <ChatMessageItem key={line.id} message={line} isOwn={line.authorId === self?.authorId} />
          ),
        )}
        {pending.map(({ request, round }) => (
          <ChatMessageItem
            key={request.id}
            isOwn
            isPending
            message={{ id: request.id, authorName: self?.name ?? '', text: request.text, round }}
          />
        ))}
      </div>
      {!follows && newest > seen && (
        <Button size="small" tone="primary" className={styles.newest} onClick={toEnd}>
          {t('chat.newest')}
        </Button>
      )}
    </div>
  );
};
