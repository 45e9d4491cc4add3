import { useUnit } from 'effector-react';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { TicketMessage } from '../../../contract/tickets.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ArrowLeft } from '../../shared/ui/icons.ts';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import styles from '../../shared/ui/threads.module.css';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { Reply } from './reply.tsx';
import { $isSending, $ticket, $ticketFailure, closeRequested, ticketRequested, ticketView } from './thread.ts';
import { TicketPicture } from './ticket-picture.tsx';

/** One ticket: its messages, the oldest first, and the form of a reply. */
export const TicketView = ({ id }: { id: number }) => {
  const { t } = useTranslation();
  const view = useUnit({
    thread: $ticket,
    failure: $ticketFailure,
    busy: $isSending,
    onRetry: ticketRequested,
    onClose: closeRequested,
  });
  useLifecycle(ticketView, id);
  const { ticket, list = [], remark } = view.thread ?? {};
  return (
    <>
      <header className={styles.title}>
        <Link className={styles.back} to="?" aria-label={t('tickets.back')}>
          <ArrowLeft aria-hidden />
        </Link>
        <div>
          <h2>{t('tickets.number', { id })}</h2>
          {ticket && <p>{t(`tickets.state.${ticket.state}`)}</p>}
        </div>
        {ticket && ticket.state !== 'closed' && (
          <Button size="small" tone="quiet" busy={view.busy} onClick={() => view.onClose()}>
            {t('tickets.close')}
          </Button>
        )}
      </header>
      {!ticket &&
        (view.failure ? (
          <LoadFailed failure={view.failure} onRetry={() => view.onRetry()} />
        ) : (
          <Skeleton className={styles.waiting} />
        ))}
      {ticket && (
        <>
          <Messages list={list} remark={remark ?? ''} />
          <Reply isClosed={ticket.state === 'closed'} />
        </>
      )}
    </>
  );
};

const Messages = ({ list, remark }: { list: readonly TicketMessage[]; remark: string }) => {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const newest = list.at(-1)?.id;
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [newest]);
  return (
    // Focusable, so that the keyboard can scroll it. New messages are read out.
    <div ref={box} className={styles.messages} role="log" aria-label={t('tickets.messages')} tabIndex={0}>
      {list.map((message) => (
        <Item key={message.id} message={message} remark={message.id === 0 ? remark : ''} />
      ))}
    </div>
  );
};

/** A message. Its text is isolated: each line has the direction of its own letters. */
const Item = ({ message, remark }: { message: TicketMessage; remark: string }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { text, atMs, isOwn, images } = message;
  return (
    <article className={styles.message} data-own={isOwn}>
      <VisuallyHidden>{t(isOwn ? 'tickets.youWrote' : 'tickets.weWrote')}</VisuallyHidden>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      {images.length > 0 && (
        <ul className={styles.pictures}>
          {images.map((id) => (
            <li key={id}>
              <TicketPicture id={id} />
            </li>
          ))}
        </ul>
      )}
      <footer className={styles.about}>
        {!isOwn && <span>{t('tickets.service')}</span>}
        <time dateTime={new Date(atMs).toISOString()}>{formatInstant(atMs, locale)}</time>
        {remark && <bdi>{remark}</bdi>}
      </footer>
    </article>
  );
};
