import * as z from 'zod/mini';
import { endpoint, Nothing } from './define.ts';
import { Currency, Exponent, Millis, MinorUnits, Money, PositiveMinorUnits, Seq, Uuid } from './primitives.ts';

/** The balance with the version and epoch of its row, so that the caller can order it among the envelopes. */
export const Balance = z.strictObject({
  amount: MinorUnits,
  currency: Currency,
  exponent: Exponent,
  seq: Seq,
  epoch: z.string(),
  atMs: Millis,
});
export type Balance = z.infer<typeof Balance>;

/** WAL-01. `pending` waits for the provider, `review` for the operator. The other four are final. */
export const DEPOSIT_STATES = ['pending', 'review', 'paid', 'refused', 'expired', 'cancelled'] as const;
export const Deposit = z.strictObject({
  id: Uuid,
  method: z.string(),
  methodName: z.string(),
  /** The amount that the member pays. */
  money: Money,
  /** Deducted from it, as frozen when the order was made; minor units, like the two that follow. */
  fee: MinorUnits,
  /** The part that settled an earlier shortfall. */
  settled: MinorUnits,
  /** The amount credited to the wallet; null until paid. */
  credited: z.nullable(MinorUnits),
  state: z.enum(DEPOSIT_STATES),
  /** Where to pay; null until the provider has opened it, and once it can no longer be paid. */
  payUrl: z.nullable(z.string()),
  /** Until when it can be paid; null once it cannot. */
  payUntilMs: z.nullable(Millis),
  createdAtMs: Millis,
  updatedAtMs: Millis,
  reason: z.nullable(z.string()),
});
export type Deposit = z.infer<typeof Deposit>;

export const DepositMethod = z.strictObject({
  code: z.string(),
  name: z.string(),
  minimum: MinorUnits,
  maximum: MinorUnits,
  fee: MinorUnits,
  /** Preset amounts within the bounds, smallest first. */
  presets: z.array(PositiveMinorUnits),
  currency: Currency,
  exponent: Exponent,
  instructions: z.string(),
  sandbox: z.boolean(),
});
export type DepositMethod = z.infer<typeof DepositMethod>;

export const wallet = {
  balance: endpoint({
    method: 'GET',
    path: '/wps/v2/wallets/balance',
    automatic: true,
    auth: 'session',
    encoding: 'query',
    request: Nothing,
    response: Balance,
    errors: [],
    summary: 'Balance V2 (WAL-04).',
  }),
  depositMethods: endpoint({
    method: 'GET',
    path: '/wps/wallets/depositMethods',
    auth: 'member',
    encoding: 'query',
    request: Nothing,
    response: z.strictObject({ list: z.array(DepositMethod) }),
    errors: [],
    summary: 'Ways to deposit, with bounds and fees (WAL-01).',
  }),
  deposit: endpoint({
    method: 'POST',
    path: '/wps/wallets/deposit',
    auth: 'member',
    encoding: 'json',
    money: true,
    terms: true,
    request: z.strictObject({
      method: z.string().check(z.maxLength(32)),
      amount: PositiveMinorUnits,
      currency: Currency,
    }),
    response: z.strictObject({ deposit: Deposit, payUrl: z.string() }),
    errors: [
      'unknown_method',
      'amount_out_of_bounds',
      'wrong_currency',
      'account_excluded',
      'deposit_limit_day',
      'deposit_limit_week',
      'deposit_limit_month',
      'cashier_unavailable',
      'deposit_closed',
    ],
    summary: 'Opens a deposit and answers where to pay; the money comes with the provider’s webhook.',
  }),
  cancelDeposit: endpoint({
    method: 'POST',
    path: '/wps/wallets/deposit/cancel',
    auth: 'member',
    encoding: 'json',
    signed: true,
    request: z.strictObject({ depositId: Uuid }),
    response: z.strictObject({ deposit: Deposit }),
    errors: ['deposit_already_paid', 'cashier_unavailable'],
    summary: 'Gives up a deposit that nobody has paid; answers it once it cannot be paid any more.',
  }),
  deposits: endpoint({
    method: 'GET',
    path: '/wps/wallets/deposits',
    // The page reloads it when a feed changes.
    automatic: true,
    auth: 'member',
    encoding: 'query',
    request: Nothing,
    response: z.strictObject({ list: z.array(Deposit) }),
    errors: [],
    summary: 'The member’s last deposits, newest first.',
  }),
} as const;
