import * as z from 'zod/mini';
import { Currency, Exponent, Millis, MinorUnits, Money, Uuid } from './primitives.ts';
import { Deposit, DEPOSIT_STATES } from './wallet.ts';
import { Withdrawal, WITHDRAWAL_STATES } from './withdrawals.ts';

/** WAL-01, WAL-02: money in, and money out. */
export const PAYMENT_KINDS = ['deposit', 'withdrawal'] as const;
export const PaymentKind = z.enum(PAYMENT_KINDS);
export type PaymentKind = z.infer<typeof PaymentKind>;

/** The states of each kind, as its own timeline names them. */
export const PAYMENT_STATES = { deposit: DEPOSIT_STATES, withdrawal: WITHDRAWAL_STATES } as const;
export const PaymentState = z.enum([...DEPOSIT_STATES, ...WITHDRAWAL_STATES]);
export type PaymentState = z.infer<typeof PaymentState>;

/** A payment that a movement of the wallet belongs to. */
export const PaymentReference = z.strictObject({ kind: PaymentKind, id: Uuid });
export type PaymentReference = z.infer<typeof PaymentReference>;

/** A deposit or withdrawal in the list of its kind. */
export const PaymentRecord = z.strictObject({
  id: Uuid,
  methodName: z.string(),
  /** What the member asked to pay or to withdraw. */
  money: Money,
  fee: MinorUnits,
  /** What was paid so far: by the member, or to the member. */
  paid: MinorUnits,
  state: PaymentState,
  createdAtMs: Millis,
  updatedAtMs: Millis,
});
export type PaymentRecord = z.infer<typeof PaymentRecord>;

/** The sums of a selection of payments. `fee` is what was taken, of paid ones alone. */
export const PaymentTotals = z.strictObject({
  payments: z.int(),
  amount: MinorUnits,
  fee: MinorUnits,
  paid: MinorUnits,
  currency: Currency,
  exponent: Exponent,
});
export type PaymentTotals = z.infer<typeof PaymentTotals>;

/** One payment with all that is known of it; the other of the two is null. */
export const Payment = z.strictObject({ deposit: z.nullable(Deposit), withdrawal: z.nullable(Withdrawal) });
export type Payment = z.infer<typeof Payment>;

/** Whether a kind of payment can be in this state. */
export const isStateOf = (kind: PaymentKind, state: string): boolean =>
  (PAYMENT_STATES[kind] as readonly string[]).includes(state);
