import { sql } from 'kysely';
import { inMerchant } from '../db/merchant.ts';
import { jsonb, type Tx } from '../db/database.ts';
import { payloadHash } from '../ledger/payload-hash.ts';

/** A significant event (PP-29): the actor, the action, the values before and after, and the reason. */
export interface Significant {
  merchant: string;
  actor: string;
  action: string;
  reason: string;
  before: unknown;
  after: unknown;
  /** The member concerned. */
  memberId?: number | null;
}

interface Link extends Significant {
  at: Date;
  previous: Buffer | null;
}

/** Hash of an entry, which covers the hash of the previous one. */
export const hashOfEntry = ({ at, previous, before, after, memberId, ...rest }: Link): Buffer =>
  payloadHash({
    ...rest,
    before: before ?? null,
    after: after ?? null,
    at: at.getTime(),
    previous: previous?.toString('hex') ?? null,
    // Left out where there is none: entries older than the column keep their hash.
    memberId: memberId ?? undefined,
  });

/**
 * Appends one event to its merchant's chain, in the transaction that performs the action. It locks the chain until the commit;
 * what happens often uses `queueAudit`.
 */
export const audit = async (tx: Tx, { merchant, ...event }: Significant): Promise<void> =>
  appendToChain(tx, merchant, [event]);

/** Appends events in order. An event without a time happens now. */
export const appendToChain = async (
  tx: Tx,
  merchant: string,
  events: readonly (Omit<Significant, 'merchant'> & { at?: Date })[],
): Promise<void> => {
  // Serialized: two rows after the same row would fork the chain.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`audit ${merchant}`}, 0))`.execute(tx);
  const tables = inMerchant(tx, merchant);
  const head = await tables.selectFrom('audit_heads').select(['hash', 'entries']).executeTakeFirst();
  const { now } = await tx
    .selectNoFrom(sql<Date>`date_trunc('milliseconds', clock_timestamp())`.as('now'))
    .executeTakeFirstOrThrow();
  let previous = head?.hash ?? null;
  const rows = events.map(({ before, after, memberId, at = now, ...content }) => {
    const hash = hashOfEntry({ merchant, ...content, before, after, memberId, at, previous });
    const row = {
      ...content,
      member_id: memberId ?? null,
      before: jsonb(before ?? null),
      after: jsonb(after ?? null),
      at,
      previous_hash: previous,
      hash,
    };
    previous = hash;
    return row;
  });
  const written = await tables.insertInto('audit', rows).returning('id').execute();
  const end = {
    audit_id: Math.max(...written.map(({ id }) => id)),
    hash: previous!,
    entries: (head?.entries ?? 0) + rows.length,
  };
  await tables
    .insertInto('audit_heads', end)
    .onConflict((conflict) => conflict.column('merchant').doUpdateSet(end))
    .execute();
};

/** Records one event in the transaction of what it describes, without a lock. A job appends it to the chain (decision 0004). */
export const queueAudit = async (
  tx: Tx,
  { merchant, memberId, before, after, ...content }: Significant,
): Promise<void> => {
  await inMerchant(tx, merchant)
    .insertInto('audit_queue', {
      ...content,
      member_id: memberId ?? null,
      before: jsonb(before ?? null),
      after: jsonb(after ?? null),
    })
    .execute();
};
