import { useUnit } from 'effector-react';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FormError } from '../../shared/ui/form.tsx';
import { ArrowLeft } from '../../shared/ui/icons.ts';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Composer } from './composer.tsx';
import styles from '../../shared/ui/threads.module.css';
import { MessageItem } from './message-item.tsx';
import {
  $actionFailure,
  $isGone,
  $isLoadingOlder,
  $sentThread,
  $thread,
  $threadFailure,
  olderMessagesRequested,
  threadRequested,
  threadRemoved,
  threadView,
  type ThreadKey,
} from './thread.ts';
import { $threads } from './threads.ts';
import { useOtherSide } from './use-other-side.ts';

/** One thread: its messages, the oldest first, and the form of an answer. */
export const ThreadView = ({ threadKey }: { threadKey: ThreadKey }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const view = useUnit({
    thread: $thread,
    failure: $threadFailure,
    actionFailure: $actionFailure,
    isGone: $isGone,
    sentThread: $sentThread,
    onRetry: threadRequested,
  });
  useLifecycle(threadView, threadKey);
  const isNew = 'to' in threadKey;
  const { thread, list = [] } = view.thread ?? {};

  // A first message opens a thread, which has an address of its own.
  useEffect(() => {
    if (isNew && view.sentThread !== null) void navigate(`?thread=${view.sentThread}`, { replace: true });
  }, [isNew, view.sentThread, navigate]);
  useEffect(() => {
    if (view.isGone) void navigate('?', { replace: true });
  }, [view.isGone, navigate]);

  if (!isNew && !thread)
    return (
      <>
        <Head title="" text="" />
        {view.failure ? (
          <LoadFailed failure={view.failure} onRetry={() => view.onRetry()} />
        ) : (
          <Skeleton className={styles.waiting} />
        )}
      </>
    );
  return (
    <>
      {thread ? <ThreadHead thread={thread} /> : isNew && <NewHead to={threadKey.to} />}
      <Messages list={list} hasMore={view.thread?.hasMore ?? false} />
      <FormError text={view.actionFailure && failureText(view.actionFailure)} />
      {isNew || thread?.canWrite ? (
        <Composer />
      ) : (
        <p className={styles.closed}>{t(thread?.account === null ? 'inbox.noAnswer' : 'inbox.closed')}</p>
      )}
    </>
  );
};

const Head = ({ title, text, children }: { title: string; text: string; children?: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <header className={styles.title}>
      <Link className={styles.back} to="?" aria-label={t('inbox.back')}>
        <ArrowLeft aria-hidden />
      </Link>
      <div>
        <h2>
          <bdi>{title}</bdi>
        </h2>
        <p>{text}</p>
      </div>
      {children}
    </header>
  );
};

const NewHead = ({ to }: { to: string | null }) => {
  const upline = useUnit($threads)?.upline ?? '';
  const { t } = useTranslation();
  return <Head title={to ?? upline} text={t(to === null ? 'inbox.writeUpline' : 'inbox.writeTo')} />;
};

type Thread = NonNullable<ReturnType<typeof $thread.getState>>;

const ThreadHead = ({ thread }: { thread: Thread['thread'] }) => {
  const { t } = useTranslation();
  const { name, what } = useOtherSide()(thread);
  const [isRequested, setRequested] = useState(false);
  const onRemove = useUnit(threadRemoved);
  return (
    <>
      <Head title={name} text={what}>
        <Button size="small" tone="quiet" aria-expanded={isRequested} onClick={() => setRequested(!isRequested)}>
          {t('inbox.removeThread')}
        </Button>
      </Head>
      {isRequested && (
        <div className={styles.sure} role="group" aria-label={t('inbox.removeThread')}>
          <p>{t('inbox.removeText')}</p>
          <Button size="small" tone="danger" onClick={() => onRemove()}>
            {t('inbox.remove')}
          </Button>
          <Button size="small" onClick={() => setRequested(false)}>
            {t('inbox.keep')}
          </Button>
        </div>
      )}
    </>
  );
};

const Messages = ({ list, hasMore }: Pick<Thread, 'list' | 'hasMore'>) => {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const view = useUnit({ busy: $isLoadingOlder, onMore: olderMessagesRequested });
  const newest = list[0]?.id;
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [newest]);
  return (
    // Focusable, so that the keyboard can scroll it. New messages are read out.
    <div ref={box} className={styles.messages} role="log" aria-label={t('inbox.messages')} tabIndex={0}>
      {hasMore && (
        <Button size="small" tone="quiet" busy={view.busy} onClick={() => view.onMore()}>
          {t('inbox.earlier')}
        </Button>
      )}
      {list.toReversed().map((message) => (
        <MessageItem key={message.id} message={message} />
      ))}
    </div>
  );
};
