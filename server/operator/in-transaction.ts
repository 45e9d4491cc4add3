import type { AppContext } from '../app/context.ts';
import type { Tx } from '../db/database.ts';
import { Failure } from '../http/failure.ts';
import { findMerchant } from '../http/viewer.ts';

/** Makes a handler of an operator command that is one transaction. */
export const inTransaction =
  ({ database }: AppContext) =>
  <A, R>(work: (tx: Tx, request: A) => Promise<R>) =>
  (_call: unknown, request: A): Promise<R> =>
    database.transact((tx) => work(tx, request));

/** Throws `unknown_merchant` if there is no merchant of this code. */
export const requireMerchant = async ({ database }: AppContext, merchant: string): Promise<void> => {
  if (!(await findMerchant(database.db, merchant))) throw new Failure('unknown_merchant');
};
