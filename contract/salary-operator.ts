import * as z from 'zod/mini';
import { Day } from './day.ts';
import { endpoint } from './define.ts';
import { PayKind, Rate } from './pay-terms.ts';
import { MerchantCode, Millis, MinorUnits, Money, Uuid } from './primitives.ts';
import { OperatorReason } from './operator-reason.ts';
import { BILL_STATES } from './salary.ts';

const OfMerchant = { merchant: MerchantCode };
/** Bills in one answer of the export. */
export const EXPORTED_AT_ONCE = 1_000;

/** A bill as the operator sees it. */
const OperatorBill = z.strictObject({
  id: Uuid,
  account: z.string(),
  kind: PayKind,
  windowStartMs: Millis,
  windowEndMs: Millis,
  turnover: MinorUnits,
  active: z.int(),
  netLoss: MinorUnits,
  tier: z.int(),
  rate: Rate,
  amount: Money,
  state: z.enum(BILL_STATES),
});
export type OperatorBill = z.infer<typeof OperatorBill>;

/** The operator's part of agents' pay (AGT-03). */
export const salaryOperator = {
  waiting: endpoint({
    method: 'GET',
    path: '/wps/operator/pay/waiting',
    auth: 'operator',
    roles: ['agents', 'payments'],
    encoding: 'query',
    request: z.strictObject(OfMerchant),
    response: z.strictObject({
      list: z.array(z.strictObject({ ...OperatorBill.shape, expiresAtMs: Millis })),
      /** Bills above this wait, minor units; null: none waits. */
      above: z.nullable(MinorUnits),
    }),
    errors: ['unknown_merchant'],
    summary: 'Bills that wait for approval, the oldest first.',
  }),
  decide: endpoint({
    method: 'POST',
    path: '/wps/operator/pay/decide',
    auth: 'operator',
    roles: ['payments'],
    encoding: 'json',
    request: z.strictObject({
      ...OfMerchant,
      billId: Uuid,
      decision: z.enum(['approve', 'refuse']),
      reason: OperatorReason,
    }),
    response: z.strictObject({ state: z.enum(BILL_STATES), account: z.string(), amount: Money }),
    errors: ['unknown_merchant', 'not_found', 'bill_already_decided'],
    summary: 'Approves a bill, which pays it, or refuses it with a reason that its agent sees.',
  }),
  rerun: endpoint({
    method: 'POST',
    path: '/wps/operator/pay/rerun',
    auth: 'operator',
    roles: ['agents', 'payments'],
    encoding: 'json',
    request: z.strictObject({ ...OfMerchant, kind: PayKind, atMs: Millis, reason: OperatorReason }),
    response: z.strictObject({
      windowStartMs: Millis,
      windowEndMs: Millis,
      /** Bills of the window, those that came out the same, and those that the run wrote. */
      bills: z.int(),
      same: z.int(),
      written: z.int(),
    }),
    errors: ['unknown_merchant', 'pay_window_not_settled'],
    summary: 'Settles a settled window once more: every bill exists, so that nothing changes.',
  }),
  bills: endpoint({
    method: 'GET',
    path: '/wps/operator/pay/bills',
    auth: 'operator',
    roles: ['agents', 'payments'],
    encoding: 'query',
    request: z.strictObject({
      ...OfMerchant,
      kind: z.optional(PayKind),
      /** Two days in the merchant's time zone, both included. */
      from: Day,
      to: Day,
      /** The last bill of the answer before. */
      after: z.optional(Uuid),
    }),
    response: z.strictObject({ list: z.array(OperatorBill), hasMore: z.boolean() }),
    errors: ['unknown_merchant', 'not_found'],
    summary: 'All agents’ bills of a period, the oldest first, many at a time.',
  }),
} as const;
