import { everyMerchant, type Tx } from '../db/database.ts';
import { inMerchant } from '../db/merchant.ts';
import type { BaseContext } from '../app/base-context.ts';
import { everyLeased, type LeasedJob } from '../jobs/every-leased.ts';
import { appendToChain } from './audit.ts';

/** Entries appended in one transaction, which holds the chain. */
const BATCH = 500;
/** The longest that an event waits outside the chain, beside the time of the run. */
const EVERY_MS = 1_000;

/** Appends the waiting events to the chains of their merchants, on one node at a time. */
export const startAuditChain = (ctx: BaseContext): LeasedJob =>
  everyLeased(ctx, 'audit-chain', EVERY_MS, ({ guard, signal }) => chainQueued(ctx, guard, signal));

/** Appends every waiting event. `guard` runs first in each transaction. */
export const chainQueued = async (
  { database }: Pick<BaseContext, 'database'>,
  guard: (tx: Tx) => Promise<void> = async () => {},
  signal?: AbortSignal,
): Promise<void> => {
  const waiting = await everyMerchant(database.db)
    .selectFrom('audit_queue')
    .select('merchant')
    .distinct()
    .orderBy('merchant')
    .execute();
  for (const { merchant } of waiting) {
    let moved = BATCH;
    while (moved === BATCH && !signal?.aborted)
      moved = await database.transact(async (tx) => {
        await guard(tx);
        return moveBatch(tx, merchant);
      });
  }
};

const moveBatch = async (tx: Tx, merchant: string): Promise<number> => {
  const first = inMerchant(tx, merchant).selectFrom('audit_queue').select('audit_queue.id').orderBy('id').limit(BATCH);
  const taken = await inMerchant(tx, merchant)
    .deleteFrom('audit_queue')
    .where('id', 'in', first)
    .returning(['id', 'member_id', 'actor', 'action', 'reason', 'before', 'after', 'at'])
    .execute();
  if (taken.length === 0) return 0;
  const ordered = taken.toSorted((a, b) => a.id - b.id);
  const events = ordered.map(({ id: _id, member_id, ...event }) => ({ ...event, memberId: member_id }));
  await appendToChain(tx, merchant, events);
  return taken.length;
};
