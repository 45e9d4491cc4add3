import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoomKind } from '../../../contract/chat.ts';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { ChatFoot } from './chat-foot.tsx';
import { MessageLog } from './message-log.tsx';
import { $room, $roomFailure, chatView, roomRetried } from './room.ts';
import { RainBanner } from './rain-banner.tsx';
import { RoomHead } from './room-head.tsx';
import styles from './chat.module.css';

interface Props {
  kind: RoomKind;
  of: string;
  /** `drawer` over a page, `table` beside a game. */
  template: 'drawer' | 'table';
}

/** A room of the chat with its messages, who is there, and the field for a message (MEM-08). */
export const ChatPanel = ({ kind, of, template }: Props) => {
  const { t } = useTranslation();
  // Equal values keep their identity: the room does not open again with each render.
  const wanted = useMemo(() => ({ kind, of, template }), [kind, of, template]);
  useLifecycle(chatView, wanted);
  const view = useUnit({ room: $room, failure: $roomFailure, onRetry: roomRetried });
  return (
    <section className={styles.panel} data-template={template} aria-label={t('shell.chat')}>
      <div>
        <RoomHead />
        <RainBanner />
      </div>
      {view.room ? (
        <MessageLog key={view.room.id} />
      ) : view.failure ? (
        <div className={styles.failed}>
          <LoadFailed failure={view.failure} onRetry={() => view.onRetry()} />
        </div>
      ) : (
        <div className={styles.log} aria-busy="true">
          <Skeleton className={styles.waiting} />
          <Skeleton className={styles.waiting} />
          <Skeleton className={styles.waiting} />
        </div>
      )}
      {view.room && <ChatFoot />}
    </section>
  );
};
