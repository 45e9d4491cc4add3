import type { MinorUnits } from '../../contract/primitives.ts';

/** A wallet or pool holds less than the posting would take; nothing was written, the transaction can go on. */
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

/** The same actor used the same key for something else before; nothing was written, the transaction can go on. */
export class IdempotencyMismatch extends Error {
  override readonly name = 'IdempotencyMismatch';
}
