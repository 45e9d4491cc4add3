import * as z from 'zod/mini';
import { Done, endpoint, Nothing } from './define.ts';
import { Currency, Exponent, Millis, MinorUnits, Money, PositiveMinorUnits, Uuid } from './primitives.ts';
import { PAYOUT_BOUNDS, PayoutAccount, PayoutKind, RESET_WAYS } from './payouts.ts';
import { Balance } from './wallet.ts';

/** The states of a withdrawal. `server/domains/withdrawals/states.ts` says what may follow each. */
export const WITHDRAWAL_STATES = [
  'checking',
  'approved',
  'paying',
  'paid',
  'confirmed',
  'refused',
  'failed',
  'returned',
] as const;
export const WithdrawalState = z.enum(WITHDRAWAL_STATES);
export type WithdrawalState = z.infer<typeof WithdrawalState>;

export const PART_STATES = ['waiting', 'received', 'not_received', 'forced_received', 'returned'] as const;

export const WithdrawalMethod = z.strictObject({
  code: z.string(),
  kind: PayoutKind,
  name: z.string(),
  minimum: MinorUnits,
  maximum: MinorUnits,
  /** Left of today's count and sum; null: no bound. */
  countLeft: z.nullable(z.int()),
  sumLeft: z.nullable(MinorUnits),
  feeFixed: MinorUnits,
  /** Millionths of the amount. */
  feeShareMicro: z.int(),
  /** Withdrawals without a fee that are left today. */
  freeLeft: z.int(),
  sandbox: z.boolean(),
});
export type WithdrawalMethod = z.infer<typeof WithdrawalMethod>;

export const Requirement = z.strictObject({
  id: z.int(),
  source: z.enum(['deposit', 'bonus', 'rain']),
  required: MinorUnits,
  met: MinorUnits,
  createdAtMs: Millis,
});
export type Requirement = z.infer<typeof Requirement>;

/** A round whose stake counted towards a requirement. */
export const CountedBet = z.strictObject({
  /** Grows with time: the key of paging. */
  id: z.int(),
  requirementId: z.int(),
  roundId: Uuid,
  gameName: z.string(),
  /** The part of the stake that counted. */
  amount: MinorUnits,
  atMs: Millis,
});
export type CountedBet = z.infer<typeof CountedBet>;

export const WithdrawalPart = z.strictObject({
  id: Uuid,
  amount: MinorUnits,
  state: z.enum(PART_STATES),
  paidAtMs: Millis,
  /** Until when the member can answer; then it counts as received. */
  dueAtMs: Millis,
  answeredAtMs: z.nullable(Millis),
  remark: z.nullable(z.string()),
});
export type WithdrawalPart = z.infer<typeof WithdrawalPart>;

export const WithdrawalEvent = z.strictObject({
  state: z.string(),
  /** Who caused it: the member, the platform, the operator or the provider. */
  by: z.enum(['member', 'platform', 'operator', 'provider']),
  /** A key of the message catalogue, or the operator's own words. */
  reason: z.nullable(z.string()),
  /** What was paid or sent back, in minor units; null for other events. */
  amount: z.nullable(MinorUnits),
  atMs: Millis,
});
export type WithdrawalEvent = z.infer<typeof WithdrawalEvent>;

export const Withdrawal = z.strictObject({
  id: Uuid,
  method: z.string(),
  methodName: z.string(),
  account: PayoutAccount,
  /** What left the wallet. */
  money: Money,
  /** The part of it that the merchant keeps; minor units, like the sum that was paid. */
  fee: MinorUnits,
  paid: MinorUnits,
  state: WithdrawalState,
  reason: z.nullable(z.string()),
  /** By when the next step happens; null if nothing follows or the time is unknown. */
  nextByMs: z.nullable(Millis),
  createdAtMs: Millis,
  updatedAtMs: Millis,
  timeline: z.array(WithdrawalEvent),
  parts: z.array(WithdrawalPart),
});
export type Withdrawal = z.infer<typeof Withdrawal>;

export const PaymentPassword = z.string().check(z.regex(new RegExp(`^\\d{${PAYOUT_BOUNDS.paymentPassword}}$`)));
const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

export const withdrawals = {
  overview: endpoint({
    method: 'GET',
    path: '/wps/wallets/withdrawal',
    // The page reloads it when a feed changes.
    automatic: true,
    auth: 'member',
    encoding: 'query',
    request: Nothing,
    response: z.strictObject({
      methods: z.array(WithdrawalMethod),
      accounts: z.array(PayoutAccount),
      hasPaymentPassword: z.boolean(),
      /** Ways in which this member can reset it, the best first. */
      resetWays: z.array(z.enum(RESET_WAYS)),
      /** Open turnover requirements, the oldest first. */
      requirements: z.array(Requirement),
      list: z.array(Withdrawal),
      /** What stands in vendor wallets; it must be moved to the main wallet before it can be withdrawn (WAL-03). */
      inVendorWallets: MinorUnits,
      currency: Currency,
      exponent: Exponent,
    }),
    errors: [],
    summary:
      'All that the withdrawal page shows: methods, payout accounts, open turnover, and the newest withdrawals (WAL-02).',
  }),
  seen: endpoint({
    method: 'POST',
    path: '/wps/wallets/withdrawal/seen',
    automatic: true,
    auth: 'member',
    encoding: 'json',
    request: Nothing,
    response: Done,
    errors: [],
    summary: 'The member has seen the list of withdrawals: the bell counts those that change from now on.',
  }),
  countedBets: endpoint({
    method: 'GET',
    path: '/wps/wallets/withdrawal/bets',
    // The page reloads the list when it reloads the requirements.
    automatic: true,
    auth: 'member',
    encoding: 'query',
    request: z.strictObject({ before: z.optional(z.string().check(z.regex(/^\d{1,15}$/))) }),
    response: z.strictObject({ list: z.array(CountedBet), hasMore: z.boolean() }),
    errors: [],
    summary: 'Bets that counted towards the open turnover requirements, newest first, 20 a page.',
  }),
  addAccount: endpoint({
    method: 'POST',
    path: '/wps/wallets/payoutAccounts',
    auth: 'member',
    encoding: 'json',
    confirmed: true,
    request: z.strictObject({
      kind: PayoutKind,
      institution: text(PAYOUT_BOUNDS.institution),
      number: text(PAYOUT_BOUNDS.number),
      holderName: text(PAYOUT_BOUNDS.holderName),
    }),
    response: z.strictObject({ account: PayoutAccount }),
    errors: ['payout_account_invalid', 'payout_account_taken', 'payout_accounts_full'],
    summary: 'Adds an account to be paid to. Payouts to it wait for the merchant’s holding time.',
  }),
  removeAccount: endpoint({
    method: 'POST',
    path: '/wps/wallets/payoutAccounts/remove',
    auth: 'member',
    encoding: 'json',
    confirmed: true,
    request: z.strictObject({ accountId: Uuid }),
    response: z.strictObject({}),
    errors: [],
    summary: 'Removes an account. Withdrawals that were requested to it go on.',
  }),
  confirmAccount: endpoint({
    method: 'POST',
    path: '/wps/wallets/payoutAccounts/confirm',
    auth: 'member',
    encoding: 'json',
    confirmed: true,
    request: z.strictObject({ accountId: Uuid }),
    response: z.strictObject({ account: PayoutAccount }),
    errors: [],
    summary: 'Says that an account stored without its hyphens is right as it is shown. Payouts to it go on.',
  }),
  setPaymentPassword: endpoint({
    method: 'POST',
    path: '/wps/wallets/paymentPassword',
    auth: 'member',
    encoding: 'sealed',
    confirmed: true,
    request: z.strictObject({ paymentPassword: PaymentPassword }),
    response: z.strictObject({}),
    errors: ['payment_password_set', 'payment_password_weak'],
    summary: 'Sets the payment password, once.',
  }),
  sendResetCode: endpoint({
    method: 'POST',
    path: '/wps/wallets/paymentPassword/code',
    auth: 'member',
    encoding: 'json',
    request: z.strictObject({ way: z.enum(['mobile', 'email']) }),
    response: z.strictObject({ expiredMinutes: z.int() }),
    errors: ['mode_not_offered', 'message_not_sent', 'text_codes_closed'],
    perMinute: 10,
    summary: 'Sends a code that resets the payment password to the member’s own mobile number or mail address.',
  }),
  resetPaymentPassword: endpoint({
    method: 'POST',
    path: '/wps/wallets/paymentPassword/reset',
    auth: 'member',
    encoding: 'sealed',
    confirmed: true,
    request: z.strictObject({
      way: z.enum(RESET_WAYS),
      code: text(PAYOUT_BOUNDS.resetCode),
      paymentPassword: PaymentPassword,
    }),
    response: z.strictObject({ heldUntilMs: z.nullable(Millis) }),
    errors: [
      'mode_not_offered',
      'payment_password_needed',
      'payment_password_weak',
      'verification_code_wrong',
      'confirmation_wrong',
      'text_codes_closed',
    ],
    summary:
      'Replaces a forgotten or locked payment password. After a code by mail, payouts wait 24 hours; the answer says until when.',
  }),
  quote: endpoint({
    method: 'GET',
    path: '/wps/wallets/withdraw/quote',
    auth: 'member',
    encoding: 'query',
    request: z.strictObject({
      method: z.string().check(z.maxLength(32)),
      amount: z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number)),
    }),
    response: z.strictObject({ amount: MinorUnits, fee: MinorUnits, arrives: MinorUnits }),
    errors: ['unknown_method', 'amount_out_of_bounds', 'daily_count_reached', 'daily_sum_reached'],
    summary: 'The fee of a withdrawal and what arrives, for the review before it.',
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/wps/wallets/withdraw',
    auth: 'member',
    encoding: 'sealed',
    money: true,
    request: z.strictObject({
      method: z.string().check(z.maxLength(32)),
      accountId: Uuid,
      amount: PositiveMinorUnits,
      currency: Currency,
      paymentPassword: z.string().check(z.maxLength(12)),
      /** The member agrees to lose the active awards (docs/campaigns.md). */
      forfeitAwards: z.optional(z.literal(true)),
    }),
    response: z.strictObject({ withdrawal: Withdrawal, balance: Balance }),
    errors: [
      'unknown_method',
      'payout_account_unconfirmed',
      'unknown_payout_account',
      'amount_out_of_bounds',
      'wrong_currency',
      'daily_count_reached',
      'daily_sum_reached',
      'balance_too_low',
      'turnover_open',
      'awards_open',
      'payment_password_needed',
      'payment_password_wrong',
      'payment_password_locked',
    ],
    summary: 'Requests a withdrawal: the amount leaves the wallet at once and cannot be taken back (PP-19).',
  }),
  answerPart: endpoint({
    method: 'POST',
    path: '/wps/wallets/withdraw/part',
    auth: 'member',
    encoding: 'json',
    signed: true,
    request: z.strictObject({
      partId: Uuid,
      received: z.boolean(),
      remark: z.optional(text(PAYOUT_BOUNDS.remark)),
      /** Ids of pictures that this member has uploaded (`uploads.feedbackPicture`) and not used. */
      pictures: z.optional(z.array(z.int().check(z.positive())).check(z.maxLength(PAYOUT_BOUNDS.proofs))),
    }),
    response: z.strictObject({ withdrawal: Withdrawal }),
    errors: ['part_already_answered', 'proof_needed', 'image_not_found'],
    summary: 'Says whether a part of a withdrawal arrived; for one that did not, with pictures as proof.',
  }),
} as const;
