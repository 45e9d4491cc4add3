import { inMerchant } from '../db/merchant.ts';
import type { BaseContext } from '../app/base-context.ts';
import { queueAudit } from './audit.ts';

/** What may be down, for one merchant: `vendor:ACME`, `provider:sandbox`. */
export interface Subject {
  merchant: string;
  subject: string;
}

/**
 * Runs a call to another system. Records the begin of an outage at the first failure that counts as one, and its end at the
 * next success, once each, whichever node sees it (PP-29). `reasonOf` returns undefined for a failure of the call alone.
 */
export const watchOutage = async <T>(
  ctx: BaseContext,
  subject: Subject,
  reasonOf: (error: unknown) => string | undefined,
  work: () => Promise<T>,
): Promise<T> => {
  let result: T;
  try {
    result = await work();
  } catch (error) {
    const reason = reasonOf(error);
    if (reason !== undefined) await recorded(ctx, () => begin(ctx, subject, reason));
    throw error;
  }
  await recorded(ctx, () => end(ctx, subject));
  return result;
};

/** The audit of an outage never fails the call that found it. */
const recorded = async ({ log }: BaseContext, write: () => Promise<void>): Promise<void> =>
  write().catch((error: unknown) => log.error({ err: error }, 'an outage could not be recorded'));

const begin = ({ database }: BaseContext, { merchant, subject }: Subject, reason: string): Promise<void> =>
  database.transact(async (tx) => {
    const begun = await inMerchant(tx, merchant)
      .insertInto('outages', { subject })
      .onConflict((conflict) => conflict.doNothing())
      .returning('since')
      .executeTakeFirst();
    if (!begun) return;
    await queueAudit(tx, {
      merchant,
      actor: 'platform',
      action: 'outage_begin',
      reason,
      before: { subject, up: true },
      after: { subject, up: false },
    });
  });

const end = async ({ database }: BaseContext, { merchant, subject }: Subject): Promise<void> => {
  // Read first: nearly always there is no outage, and a read needs no transaction.
  const known = await inMerchant(database.db, merchant)
    .selectFrom('outages')
    .select('since')
    .where('subject', '=', subject)
    .executeTakeFirst();
  if (!known) return;
  await database.transact(async (tx) => {
    const ended = await inMerchant(tx, merchant)
      .deleteFrom('outages')
      .where('subject', '=', subject)
      .returning('since')
      .executeTakeFirst();
    if (!ended) return;
    await queueAudit(tx, {
      merchant,
      actor: 'platform',
      action: 'outage_end',
      reason: 'it answers again',
      before: { subject, up: false, since: ended.since.toISOString() },
      after: { subject, up: true },
    });
  });
};
