import type { Tx } from '../db/database.ts';

const written = new WeakMap<Tx, Map<string, number>>();

/** Notes that this transaction wrote a posting; it counts once the transaction has committed. */
export const noteTransaction = (tx: Tx, kind: string): void => {
  const kinds = written.get(tx) ?? new Map<string, number>();
  kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  written.set(tx, kinds);
};

/** How many postings of each kind this transaction wrote. */
export const transactionsOf = (tx: Tx): ReadonlyMap<string, number> => written.get(tx) ?? new Map<string, number>();
