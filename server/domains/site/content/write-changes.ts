import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../../db/database.ts';
import { audit } from '../../../operator/audit.ts';
import { staffActor } from '../../../operator/actor.ts';
import { changeMerchant } from '../../../operator/merchant.ts';

interface Command {
  merchant: string;
  action: string;
  reason: string;
}

interface Changes<T> {
  /** Items by their keys, as they are. */
  before: ReadonlyMap<string, T>;
  after: ReadonlyMap<string, T>;
  /** Writes items. */
  write: (items: readonly T[]) => Promise<void>;
  /** More columns of the merchant's row that change with the items. */
  set?: object;
}

/** Writes the items that differ, with an audit row. Open pages load their content again. Without a difference, nothing happens. */
export const writeChanges = async <T>(
  tx: Tx,
  { merchant, action, reason }: Command,
  { before, after, write, set }: Changes<T>,
): Promise<{ created: number; changed: number }> => {
  const differing = [...after].filter(([key, item]) => !isDeepStrictEqual(before.get(key), item));
  const earlier = differing.flatMap(([key]) => before.get(key) ?? []);
  if (differing.length > 0) {
    const items = differing.map(([, item]) => item);
    await write(items);
    await audit(tx, { merchant, actor: staffActor(), action, reason, before: earlier, after: items });
  }
  if (differing.length > 0 || set) await changeMerchant(tx, merchant, set ?? {});
  return { created: differing.length - earlier.length, changed: earlier.length };
};

/** Audits the removal of an item. Open pages load their content again. */
export const removed = async (tx: Tx, { merchant, action, reason }: Command, before: unknown): Promise<void> => {
  await changeMerchant(tx, merchant, {});
  await audit(tx, { merchant, actor: staffActor(), action, reason, before, after: null });
};
