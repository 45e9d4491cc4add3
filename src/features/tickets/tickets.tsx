import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Ticket } from '../../../contract/tickets.ts';
import { formatDay } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { modalOpened } from '../../shared/lib/modals.ts';
import { Button } from '../../shared/ui/button.tsx';
import { CountBadge } from '../../shared/ui/count-badge.tsx';
import { Headset, SquarePen } from '../../shared/ui/icons.ts';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import styles from '../../shared/ui/threads.module.css';
import { useUnread } from '../../entities/session/lazy.ts';
import {
  $isLoadingOlder,
  $tickets,
  $ticketsFailure,
  olderTicketsRequested,
  ticketsPage,
  ticketsRequested,
} from './list.ts';
import { TicketView } from './ticket-view.tsx';

/** The open ticket, from the address: `?ticket=12`. */
const ticketIn = (params: URLSearchParams): number | null => {
  const id = params.get('ticket');
  return id !== null && /^\d{1,15}$/.test(id) ? Number(id) : null;
};

/** MEM-04: the member's tickets beside the open one; on phones one of the two. */
export default function Tickets() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const id = ticketIn(params);
  const view = useUnit({ tickets: $tickets, failure: $ticketsFailure, onRetry: ticketsRequested });
  useLifecycle(ticketsPage);
  useUnread();
  if (!view.tickets)
    return view.failure ? (
      <LoadFailed failure={view.failure} onRetry={() => view.onRetry()} />
    ) : (
      <Skeleton className={styles.waiting} />
    );
  return (
    <div className={styles.inbox} data-open={id !== null}>
      <List current={id} />
      <section className={styles.thread} aria-label={t('tickets.ticket')}>
        {id !== null ? (
          <TicketView key={id} id={id} />
        ) : (
          <div className={styles.choose}>
            <Message icon={<Headset />} title={t('tickets.choose')} text={t('tickets.chooseText')} />
          </div>
        )}
      </section>
    </div>
  );
}

const List = ({ current }: { current: number | null }) => {
  const { t } = useTranslation();
  const view = useUnit({
    tickets: $tickets,
    busy: $isLoadingOlder,
    onMore: olderTicketsRequested,
    open: modalOpened,
  });
  const { list = [], hasMore = false } = view.tickets ?? {};
  return (
    <nav className={styles.list} aria-label={t('tickets.title')}>
      <Button tone="primary" onClick={() => view.open({ name: 'feedback' })}>
        <SquarePen aria-hidden />
        {t('tickets.write')}
      </Button>
      <ul className={styles.rows}>
        {list.map((ticket) => (
          <li key={ticket.id}>
            <Row ticket={ticket} isCurrent={ticket.id === current} />
          </li>
        ))}
      </ul>
      {list.length === 0 && (
        <p className={styles.empty} role="status">
          {t('tickets.empty')}
        </p>
      )}
      {hasMore && (
        <Button size="small" tone="quiet" busy={view.busy} onClick={() => view.onMore()}>
          {t('tickets.more')}
        </Button>
      )}
    </nav>
  );
};

const Row = ({ ticket, isCurrent }: { ticket: Ticket; isCurrent: boolean }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { id, title, state, unread, changedAtMs } = ticket;
  return (
    <Link
      className={styles.row}
      to={`?ticket=${id}`}
      aria-current={isCurrent ? 'true' : undefined}
      data-unread={unread > 0}
    >
      <span className={styles.face} aria-hidden>
        <Headset />
      </span>
      <span className={styles.head}>
        <bdi className={styles.name}>{title}</bdi>
        <time dateTime={new Date(changedAtMs).toISOString()}>{formatDay(changedAtMs, locale)}</time>
      </span>
      <span className={styles.foot}>
        <span className={styles.preview}>{t(`tickets.state.${state}`)}</span>
        <CountBadge count={unread} text={t('tickets.unread', { count: unread })} />
      </span>
    </Link>
  );
};
