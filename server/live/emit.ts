import { sql } from 'kysely';
import type { EventFeed } from '../../contract/feeds.ts';
import type { FeedValues, StateFeed } from '../../contract/wire.ts';
import { inMerchant } from '../db/merchant.ts';
import { jsonb, type Tx } from '../db/database.ts';

/**
 * Who may receive an envelope (W9): every client of a merchant, one member, one agent, or the members of a merchant's real accounts,
 * who may read every room of its chat. No client enters `agents`: its events only change other values.
 */
export type Room = `public:${string}` | `member:${number}` | `agent:${number}` | `agents:${string}` | `chat:${string}`;

interface Outgoing<F extends StateFeed | EventFeed> {
  merchant: string;
  feed: F;
  key: string;
  room: Room;
  value: FeedValues[F];
}

/**
 * Announces a row's new value in the transaction that changes the row (W5). `seq` is the version that the same transaction
 * gave the row. Clients drop a value without a new version (W2).
 */
export const emitState = async <F extends StateFeed>(
  tx: Tx,
  { merchant, feed, key, room, seq, value }: Outgoing<F> & { seq: number },
): Promise<void> => {
  await inMerchant(tx, merchant)
    .insertInto('outbox', { feed, key, room, seq, value: jsonb(value) })
    .execute();
};

/** The same for many rows of a merchant at once. */
export const emitStates = async <F extends StateFeed>(
  tx: Tx,
  merchant: string,
  rows: readonly (Omit<Outgoing<F>, 'merchant'> & { seq: number })[],
): Promise<void> => {
  if (rows.length === 0) return;
  await inMerchant(tx, merchant)
    .insertInto(
      'outbox',
      rows.map(({ value, ...row }) => ({ ...row, value: jsonb(value) })),
    )
    .execute();
};

/** Writes agents' values of one feed to `agent_figures`, increments their versions and announces them. */
export const emitAgentFigures = async <F extends 'salary' | 'contracts' | 'team'>(
  tx: Tx,
  merchant: string,
  feed: F,
  figures: ReadonlyMap<number, FeedValues[F]>,
): Promise<void> => {
  if (figures.size === 0) return;
  await sql`select agent_figures_write(${merchant}, ${feed}, ${[...figures.keys()]}::bigint[],
    ${[...figures.values()].map((value) => JSON.stringify(value))}::jsonb[])`.execute(tx);
};

/** Announces events in the transaction that causes them (W5). The relay assigns their numbers in the log (W1). */
export const emitEvents = async <F extends EventFeed>(
  tx: Tx,
  merchant: string,
  events: readonly Omit<Outgoing<F>, 'merchant'>[],
): Promise<void> => {
  if (events.length === 0) return;
  const rows = events.map(({ value, ...event }) => ({ ...event, seq: null, value: jsonb(value) }));
  await inMerchant(tx, merchant).insertInto('outbox', rows).execute();
};

export const emitEvent = <F extends EventFeed>(tx: Tx, { merchant, ...event }: Outgoing<F>): Promise<void> =>
  emitEvents(tx, merchant, [event]);
