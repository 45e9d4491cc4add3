import type { Tx } from '../db/database.ts';

/** Whether a provider's event is new, or known with the same or with other contents. */
export type Novelty = 'new' | 'known' | 'changed';

/** Keeps a provider's event by its id. Two in parallel wait for each other at the key. */
export const keepProviderEvent = async (
  tx: Tx,
  { provider, eventId, hash }: { provider: string; eventId: string; hash: Buffer },
): Promise<Novelty> => {
  const inserted = await tx
    .insertInto('webhook_events')
    .values({ provider, event_id: eventId, payload_hash: hash })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (inserted.numInsertedOrUpdatedRows === 1n) return 'new';
  const known = await tx
    .selectFrom('webhook_events')
    .select('payload_hash')
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow();
  return known.payload_hash.equals(hash) ? 'known' : 'changed';
};
