import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { InboxThread } from '../../../contract/inbox.ts';
import { formatDay } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { CircleUserRound, Megaphone, SquarePen } from '../../shared/ui/icons.ts';
import { SearchBox } from '../../shared/ui/search-box.tsx';
import { CountBadge } from '../../shared/ui/count-badge.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import styles from '../../shared/ui/threads.module.css';
import type { ThreadKey } from './thread.ts';
import {
  $account,
  $contacts,
  $isLoadingOlder,
  $threads,
  accountTyped,
  olderThreadsRequested,
  threadWith,
} from './threads.ts';
import { useOtherSide } from './use-other-side.ts';

interface Props {
  forAgent: boolean;
  current: ThreadKey | null;
}

/** The member's threads, the newest first, and whom it can write to. */
export const ThreadList = ({ forAgent, current }: Props) => {
  const { t } = useTranslation();
  const view = useUnit({
    threads: $threads,
    account: $account,
    contacts: $contacts,
    busy: $isLoadingOlder,
    onType: accountTyped,
    onMore: olderThreadsRequested,
  });
  const { list = [], hasMore = false, upline = null } = view.threads ?? {};
  const isSearch = view.account.trim() !== '';
  const fresh = isSearch ? view.contacts.filter(({ account }) => !threadWith(list, account)) : [];
  const canBegin = !isSearch && upline !== null && !threadWith(list, null);
  return (
    <nav className={styles.list} aria-label={t('inbox.threads')}>
      {forAgent && (
        <SearchBox
          wide
          label={t('inbox.search')}
          placeholder={t('inbox.search')}
          value={view.account}
          onValue={view.onType}
        />
      )}
      <ul className={styles.rows}>
        {canBegin && (
          <li>
            <Begin to="" title={upline} text={t('inbox.writeUpline')} isCurrent={isTo(current, null)} />
          </li>
        )}
        {list.map((thread) => (
          <li key={thread.id}>
            <Row
              thread={thread}
              isCurrent={current !== null && 'threadId' in current && current.threadId === thread.id}
            />
          </li>
        ))}
        {fresh.map(({ account }) => (
          <li key={account}>
            <Begin to={account} title={account} text={t('inbox.writeTo')} isCurrent={isTo(current, account)} />
          </li>
        ))}
      </ul>
      {list.length === 0 && fresh.length === 0 && (
        <p className={styles.empty} role="status">
          {t(isSearch ? 'inbox.notFound' : 'inbox.empty')}
        </p>
      )}
      {hasMore && (
        <Button size="small" tone="quiet" busy={view.busy} onClick={() => view.onMore()}>
          {t('inbox.more')}
        </Button>
      )}
    </nav>
  );
};

const isTo = (key: ThreadKey | null, to: string | null) => key !== null && 'to' in key && key.to === to;

const Row = ({ thread, isCurrent }: { thread: InboxThread; isCurrent: boolean }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { name, what } = useOtherSide()(thread);
  const { unread, last } = thread;
  return (
    <Link
      className={styles.row}
      to={`?thread=${thread.id}`}
      aria-current={isCurrent ? 'true' : undefined}
      data-unread={unread > 0}
    >
      <span className={styles.face} aria-hidden>
        {thread.account === null ? <Megaphone /> : <CircleUserRound />}
      </span>
      <span className={styles.head}>
        <bdi className={styles.name}>{name}</bdi>
        <time dateTime={new Date(last.atMs).toISOString()}>{formatDay(last.atMs, locale)}</time>
      </span>
      <span className={styles.foot}>
        <span className={styles.preview}>
          {last.isOwn && `${t('inbox.you')} `}
          <bdi>{last.text}</bdi>
        </span>
        <CountBadge count={unread} text={t('inbox.unread', { count: unread })} />
      </span>
      {what && <VisuallyHidden>{what}</VisuallyHidden>}
    </Link>
  );
};

const Begin = (props: { to: string; title: string; text: string; isCurrent: boolean }) => (
  <Link
    className={styles.row}
    to={`?${new URLSearchParams({ to: props.to })}`}
    aria-current={props.isCurrent ? 'true' : undefined}
  >
    <span className={styles.face} aria-hidden>
      <SquarePen />
    </span>
    <span className={styles.head}>
      <bdi className={styles.name}>{props.title}</bdi>
    </span>
    <span className={styles.foot}>
      <span className={styles.preview}>{props.text}</span>
    </span>
  </Link>
);
