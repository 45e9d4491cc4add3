import type { AppContext } from '../app/context.ts';
import type { Tx } from '../db/database.ts';
import { commonFailure } from '../http/failure.ts';
import { findMerchant } from '../http/viewer.ts';

/** Makes a handler of an operator command that is one transaction. The command throws what `fail` makes. */
export const inTransaction =
  ({ database }: AppContext) =>
  <A, R, F>(work: (tx: Tx, request: A, fail: F) => Promise<R>) =>
  ({ fail }: { fail: F }, request: A): Promise<R> =>
    database.transact((tx) => work(tx, request, fail));

/** Throws `unknown_merchant` if there is no merchant of this code. */
export const requireMerchant = async ({ database }: AppContext, merchant: string): Promise<void> => {
  if (!(await findMerchant(database.db, merchant))) throw commonFailure('unknown_merchant');
};
