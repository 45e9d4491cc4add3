import type { Tx } from '../db/database.ts';
import type { LedgerTransactionsTable } from '../db/schema.ts';

/** What a ledger transaction moves money for. */
export type LedgerKind = LedgerTransactionsTable['kind'];

const written = new WeakMap<Tx, Map<string, number>>();

/** Records that this database transaction wrote a ledger transaction. It counts after the commit. */
export const recordTransaction = (tx: Tx, kind: LedgerKind): void => {
  const kinds = written.get(tx) ?? new Map<string, number>();
  kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  written.set(tx, kinds);
};

/** Returns how many ledger transactions of each kind this database transaction wrote. */
export const transactionsOf = (tx: Tx): ReadonlyMap<string, number> => written.get(tx) ?? new Map<string, number>();
