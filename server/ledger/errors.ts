import type { MinorUnits } from '../../contract/primitives.ts';

/**
 * A wallet or pool holds less than the ledger transaction would take. Nothing was written; the database transaction can
 * continue.
 */
export class InsufficientFunds extends Error {
  override readonly name = 'InsufficientFunds';
  readonly accountId: number;
  readonly balance: MinorUnits;
  constructor(short: { accountId: number; balance: MinorUnits }) {
    super(`account ${short.accountId} holds ${short.balance}`);
    this.accountId = short.accountId;
    this.balance = short.balance;
  }
}

/** The actor used the same key for another payload before. Nothing was written; the database transaction can continue. */
export class IdempotencyMismatch extends Error {
  override readonly name = 'IdempotencyMismatch';
}
