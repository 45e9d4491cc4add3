import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { $ticket, $ticketFailure, $ticketRounds, ticketClosed, ticketOpened } from '../../../features/draws/index.ts';
import { formatInstant } from '../../../shared/format/time.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { LoadFailed } from '../../../shared/ui/load-failed.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Table } from '../../../shared/ui/table.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import { moneyText, numberText, type Writing } from './draw-texts.ts';
import styles from './draws.module.css';
import own from './raffle.module.css';

/** Tickets that are shown at first, and with each press. */
const SHOWN = 24;

/** The member's tickets; each opens the bets that brought it. */
export const RaffleTickets = ({ tickets, writing }: { tickets: number; writing: Writing }) => {
  const { t, locale } = writing;
  const view = useUnit({ ticket: $ticket, onOpen: ticketOpened, onClose: ticketClosed });
  const [shown, setShown] = useState(SHOWN);
  const count = Math.min(tickets, shown);
  return (
    <div className={own.tickets}>
      <ul className={own.list}>
        {Array.from({ length: count }, (_, at) => at + 1).map((number) => (
          <li key={number}>
            <button
              type="button"
              className={own.ticket}
              aria-expanded={view.ticket === number}
              aria-label={t('draws.raffle.ticket', { number: numberText(locale, number) })}
              onClick={() => (view.ticket === number ? view.onClose() : view.onOpen(number))}
            >
              {numberText(locale, number)}
            </button>
          </li>
        ))}
        {tickets > count && (
          <li>
            <Button size="small" onClick={() => setShown(shown + 4 * SHOWN)}>
              <bdi>+{numberText(locale, tickets - count)}</bdi>
              <VisuallyHidden>{t('draws.raffle.moreTickets')}</VisuallyHidden>
            </Button>
          </li>
        )}
      </ul>
      {view.ticket !== null && <Bets ticket={view.ticket} writing={writing} />}
    </div>
  );
};

const Bets = ({ ticket, writing }: { ticket: number; writing: Writing }) => {
  const { t, locale } = writing;
  const view = useUnit({ rounds: $ticketRounds, failure: $ticketFailure, onOpen: ticketOpened, onClose: ticketClosed });
  const title = t('draws.raffle.bets', { number: numberText(locale, ticket) });
  return (
    <section className={own.bets} aria-label={title}>
      <header>
        <h3>{title}</h3>
        <Button size="small" tone="quiet" onClick={() => view.onClose()}>
          {t('draws.raffle.close')}
        </Button>
      </header>
      {view.failure && <LoadFailed failure={view.failure} onRetry={() => view.onOpen(ticket)} />}
      {!view.rounds && !view.failure && <Skeleton className={own.waiting} />}
      {view.rounds && (
        <Table
          caption={title}
          twoLines
          rows={view.rounds.list}
          rowKey={({ roundId }) => roundId}
          columns={[
            {
              key: 'game',
              title: t('draws.raffle.game'),
              phone: 'first',
              cell: ({ game, nodeId, roundId }) => (
                <Link to={`/game/${nodeId}/${roundId}`} dir="auto">
                  {game}
                </Link>
              ),
            },
            { key: 'time', title: t('draws.raffle.time'), cell: ({ atMs }) => formatInstant(atMs, locale) },
            {
              key: 'amount',
              title: t('draws.raffle.amount'),
              figure: true,
              phone: 'end',
              cell: ({ counted, validStake }) =>
                counted === validStake
                  ? moneyText(writing, counted)
                  : t('draws.raffle.counted', {
                      counted: moneyText(writing, counted),
                      stake: moneyText(writing, validStake),
                    }),
            },
          ]}
        />
      )}
      {view.rounds?.hasMore && <p className={styles.note}>{t('draws.raffle.more')}</p>}
    </section>
  );
};
