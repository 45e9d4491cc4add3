import type { Fail } from '../../http/failure.ts';
import { InsufficientFunds } from '../../ledger/errors.ts';

/** Turns the ledger's refusal into the answer to the member. */
export const refuseShort = (error: unknown, fail: Fail<'balance_too_low'>): never => {
  if (error instanceof InsufficientFunds) throw fail('balance_too_low', { details: { balance: error.balance } });
  throw error;
};
