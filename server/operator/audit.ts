import { sql } from 'kysely';
import { inMerchant } from '../db/merchant.ts';
import { jsonb, type Db, type Tx } from '../db/database.ts';
import { payloadHash } from '../ledger/payload-hash.ts';

/** A significant event (PP-29): the actor, the action, the values before and after, and the reason. */
export interface Significant {
  merchant: string;
  actor: string;
  action: string;
  reason: string;
  before: unknown;
  after: unknown;
}

/**
 * Appends one event to its merchant's chain, in the transaction that performs the action. Each row's hash covers the previous
 * row.
 */
export const audit = async (tx: Tx, event: Significant): Promise<void> => {
  const { merchant, before, after, ...words } = event;
  // Serialized: two rows after the same row would fork the chain.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`audit ${merchant}`}, 0))`.execute(tx);
  const tables = inMerchant(tx, merchant);
  const last = await tables.selectFrom('audit').select('hash').orderBy('id', 'desc').limit(1).executeTakeFirst();
  const { at } = await tx
    .selectNoFrom(sql<Date>`date_trunc('milliseconds', clock_timestamp())`.as('at'))
    .executeTakeFirstOrThrow();
  const previous = last?.hash ?? null;
  await tables
    .insertInto('audit', {
      ...words,
      before: jsonb(before ?? null),
      after: jsonb(after ?? null),
      at,
      previous_hash: previous,
      hash: hashOf({ ...event, at, previous }),
    })
    .execute();
};

const hashOf = ({
  at,
  previous,
  before,
  after,
  ...rest
}: Significant & { at: Date; previous: Buffer | null }): Buffer =>
  payloadHash({
    ...rest,
    before: before ?? null,
    after: after ?? null,
    at: at.getTime(),
    previous: previous?.toString('hex') ?? null,
  });

/** Returns the id of the first row with a wrong hash or position in the chain, or undefined if the chain is intact. */
export const brokenAuditRow = async (db: Db, merchant: string): Promise<number | undefined> => {
  const rows = await inMerchant(db, merchant).selectFrom('audit').selectAll().orderBy('id').execute();
  let previous: Buffer | null = null;
  for (const { id, hash, previous_hash, actor, action, reason, before, after, at } of rows) {
    const right = hashOf({ merchant, actor, action, reason, before, after, at, previous });
    if (!hash.equals(right) || (previous_hash?.toString('hex') ?? null) !== (previous?.toString('hex') ?? null))
      return id;
    previous = hash;
  }
  return undefined;
};
