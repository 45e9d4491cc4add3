import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';

/** The right to run one job on one node for a limited time. `term` identifies this holding. */
export interface Lease {
  readonly name: string;
  readonly holder: string;
  readonly term: number;
}

/** Another node holds the lease, so this node's transaction must not commit. */
export class LeaseLost extends Error {
  constructor(name: string) {
    super(`the lease ${name} is another holder's`);
    this.name = 'LeaseLost';
  }
}

/** All times use the database's clock, because the nodes' clocks may differ. */
const fromNow = (ms: number) => sql<Date>`clock_timestamp() + ${ms} * interval '1 millisecond'`;

/** Takes the lease for `forMs` if nobody holds it. Returns undefined if another process, or this one, does. */
export const takeLease = async (db: Db, name: string, holder: string, forMs: number): Promise<Lease | undefined> => {
  // Reads first: `on conflict do update` locks the row even if it changes nothing, and the holder's guard would wait.
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

/** Renews the lease. Returns false if another process has taken it. */
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

/** Releases the lease, so that the next holder need not wait until it expires. */
export const releaseLease = async (db: Db, lease: Lease): Promise<void> => {
  await db
    .updateTable('leases')
    .set({ until: sql<Date>`'-infinity'` })
    .where('name', '=', lease.name)
    .where('holder', '=', lease.holder)
    .where('term', '=', lease.term)
    .execute();
};

/** A row if the lease is still held. Its lock prevents a takeover until the transaction ends. */
export const heldRow = ({ name, holder, term }: Lease) =>
  sql`select term from leases where name = ${name} and holder = ${holder}::uuid and term = ${term} for share`;

/** Maximum time that a holder which stalls within a transaction delays its successor. */
const STALLED_AFTER_MS = 5_000;

/**
 * Fences a transaction: throws LeaseLost unless the lease is still held, and prevents a takeover until the commit. A late
 * writer therefore never commits under an ended term.
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
