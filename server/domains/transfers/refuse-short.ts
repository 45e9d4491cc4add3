import { Failure } from '../../http/failure.ts';
import { InsufficientFunds } from '../../ledger/errors.ts';

/** Turns the ledger's refusal into the answer to the member. */
export const refuseShort = (error: unknown): never => {
  if (error instanceof InsufficientFunds) throw new Failure('balance_too_low', { details: { balance: error.balance } });
  throw error;
};
