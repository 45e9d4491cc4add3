import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { MessageCircle } from '../../shared/ui/icons.ts';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import styles from '../../shared/ui/threads.module.css';
import type { ThreadKey } from './thread.ts';
import { ThreadList } from './thread-list.tsx';
import { ThreadView } from './thread-view.tsx';
import { $threads, $threadsFailure, inboxPage, threadsRequested } from './threads.ts';
import { useUnread } from '../../entities/session/lazy.ts';

/** The server takes no longer account, and no control characters. */
const isAccount = (text: string): boolean => /^\P{Cc}{1,64}$/u.test(text);

/** The open thread, from the address: `?thread=12`, `?to=` for the upline or, by an agent, `?to=account`. */
const keyIn = (params: URLSearchParams, forAgent: boolean): ThreadKey | null => {
  const thread = params.get('thread');
  if (thread !== null && /^\d{1,15}$/.test(thread)) return { threadId: Number(thread) };
  const to = params.get('to');
  if (to === '') return { to: null };
  return forAgent && to !== null && isAccount(to) ? { to } : null;
};

interface Props {
  /** Agents find their direct downlines and write to them. */
  forAgent?: boolean;
}

/** MEM-02 messageV2, AGT-01: the threads beside the open one; on phones one of the two. */
export const Inbox = ({ forAgent = false }: Props) => {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const address = params.toString();
  const key = useMemo(() => keyIn(new URLSearchParams(address), forAgent), [address, forAgent]);
  const view = useUnit({ threads: $threads, failure: $threadsFailure, onRetry: threadsRequested });
  useLifecycle(inboxPage);
  useUnread();
  if (!view.threads)
    return view.failure ? (
      <LoadFailed failure={view.failure} onRetry={() => view.onRetry()} />
    ) : (
      <Skeleton className={styles.waiting} />
    );
  return (
    <div className={styles.inbox} data-open={key !== null}>
      <ThreadList forAgent={forAgent} current={key} />
      <section className={styles.thread} aria-label={t('inbox.thread')}>
        {key ? (
          <ThreadView key={JSON.stringify(key)} threadKey={key} />
        ) : (
          <div className={styles.choose}>
            <Message icon={<MessageCircle />} title={t('inbox.choose')} text={t('inbox.chooseText')} />
          </div>
        )}
      </section>
    </div>
  );
};
