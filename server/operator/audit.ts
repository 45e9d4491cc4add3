import { sql } from 'kysely';
import { inMerchant } from '../db/merchant.ts';
import { jsonb, type Db, type Tx } from '../db/database.ts';
import { payloadHash } from '../ledger/payload-hash.ts';

/** A significant event (PP-29): who did what, what it was before and after, and why. */
export interface Significant {
  merchant: string;
  actor: string;
  action: string;
  reason: string;
  before: unknown;
  after: unknown;
}

/** Appends one event to its brand's chain, in the transaction that does it. Each row's hash covers the row before. */
export const audit = async (tx: Tx, event: Significant): Promise<void> => {
  const { merchant, before, after, ...words } = event;
  // One after another: two that hang on the same row would fork the chain.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`audit ${merchant}`}, 0))`.execute(tx);
  const brand = inMerchant(tx, merchant);
  const last = await brand.selectFrom('audit').select('hash').orderBy('id', 'desc').limit(1).executeTakeFirst();
  const { at } = await tx
    .selectNoFrom(sql<Date>`date_trunc('milliseconds', clock_timestamp())`.as('at'))
    .executeTakeFirstOrThrow();
  const previous = last?.hash ?? null;
  await brand
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

/** The id of the first row whose hash or place in the chain is wrong; undefined where the chain is whole. */
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
