import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';

/** The right to do one job on one node, for a while; `term` tells this holding from every other. */
export interface Lease {
  readonly name: string;
  readonly holder: string;
  readonly term: number;
}

/** Another node has the lease: what this one was about to write is not written. */
export class LeaseLost extends Error {
  constructor(name: string) {
    super(`the lease ${name} is another holder's`);
    this.name = 'LeaseLost';
  }
}

/** All times are the database's: the nodes' own clocks may differ. */
const fromNow = (ms: number) => sql<Date>`clock_timestamp() + ${ms} * interval '1 millisecond'`;

/** Takes the lease for `forMs` if nobody holds it; undefined where somebody does, this process included. */
export const takeLease = async (db: Db, name: string, holder: string, forMs: number): Promise<Lease | undefined> => {
  // Looked at first: `on conflict do update` locks the row even where it changes nothing, and the holder's guard would wait.
  const { rows } = await sql<{ term: number }>`
    insert into leases as present (name, holder, until)
    select ${name}, ${holder}::uuid, ${fromNow(forMs)}
     where not exists (select from leases where name = ${name} and until >= clock_timestamp())
    on conflict (name) do update
       set holder = excluded.holder, until = excluded.until, term = present.term + 1
     where present.until < clock_timestamp()
    returning term`.execute(db);
  const [row] = rows;
  return row && { name, holder, term: row.term };
};

/** Prolongs the lease; false where another has taken it meanwhile. */
export const renewLease = async (db: Db, lease: Lease, forMs: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('leases')
    .set({ until: fromNow(forMs) })
    .where('name', '=', lease.name)
    .where('holder', '=', lease.holder)
    .where('term', '=', lease.term)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Gives the lease back, so that the next holder need not wait for its end. */
export const releaseLease = async (db: Db, lease: Lease): Promise<void> => {
  await db
    .updateTable('leases')
    .set({ until: sql<Date>`'-infinity'` })
    .where('name', '=', lease.name)
    .where('holder', '=', lease.holder)
    .where('term', '=', lease.term)
    .execute();
};

/** A holder that stops in the middle of a transaction keeps its successor waiting this long at most. */
const STALLED_AFTER_MS = 5_000;

/**
 * Fences a transaction: throws LeaseLost unless the lease is still held, and keeps it from being taken until the commit.
 * So nothing is ever written under a term that has ended, however late the writer was.
 */
export const guardLease = async (tx: Tx, lease: Lease): Promise<void> => {
  const held = await tx
    .selectFrom('leases')
    .select([
      'term',
      sql`set_config('idle_in_transaction_session_timeout', ${String(STALLED_AFTER_MS)}, true)`.as('bound'),
    ])
    .where('name', '=', lease.name)
    .where('holder', '=', lease.holder)
    .where('term', '=', lease.term)
    .forShare()
    .executeTakeFirst();
  if (!held) throw new LeaseLost(lease.name);
};
