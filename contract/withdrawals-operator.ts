import * as z from 'zod/mini';
import { Done, endpoint } from './define.ts';
import { MerchantCode, Millis, Money, Uuid } from './primitives.ts';
import { WithdrawalState } from './withdrawals.ts';

const Reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(200));
const OfMerchant = z.strictObject({ merchant: MerchantCode });

/** The operator's part of withdrawals. */
export const withdrawalOperator = {
  queue: endpoint({
    method: 'GET',
    path: '/wps/operator/withdrawals',
    auth: 'operator',
    roles: ['payments'],
    encoding: 'query',
    request: OfMerchant,
    response: z.strictObject({
      list: z.array(
        z.strictObject({
          id: Uuid,
          account: z.string(),
          holderName: z.string(),
          money: Money,
          method: z.string(),
          /** The checks that failed. */
          checks: z.array(z.string()),
          createdAtMs: Millis,
        }),
      ),
      notReceived: z.array(
        z.strictObject({ partId: Uuid, account: z.string(), money: Money, remark: z.nullable(z.string()) }),
      ),
    }),
    errors: [],
    summary: 'Withdrawals that wait for a decision, and paid parts that members did not receive.',
  }),
  unconfirmedAccounts: endpoint({
    method: 'GET',
    path: '/wps/operator/payoutAccounts/unconfirmed',
    auth: 'operator',
    roles: ['payments', 'support'],
    encoding: 'query',
    request: OfMerchant,
    response: z.strictObject({
      list: z.array(
        z.strictObject({
          account: z.string(),
          institution: z.string(),
          number: z.string(),
          isRemoved: z.boolean(),
          /** Approved withdrawals that are not paid until the member confirms the account. */
          waiting: z.array(Uuid),
        }),
      ),
    }),
    errors: [],
    summary: 'Payout accounts that were stored without hyphens and that their members have not confirmed.',
  }),
  decide: endpoint({
    method: 'POST',
    path: '/wps/operator/withdrawals/decide',
    auth: 'operator',
    roles: ['payments'],
    encoding: 'json',
    request: z.strictObject({
      merchant: MerchantCode,
      withdrawalId: Uuid,
      decision: z.enum(['approve', 'refuse', 'fail']),
      reason: Reason,
    }),
    /** `proposal`: the approval waits for a second member of staff. */
    response: z.strictObject({ state: WithdrawalState, proposal: z.optional(Uuid) }),
    errors: ['unknown_merchant', 'not_found', 'withdrawal_already_final', 'proposal_waiting'],
    summary:
      'Approves a withdrawal (above the merchant’s bound with a second member of staff), refuses it, or gives it up where the provider does not pay it. The last two return the amount to the wallet.',
  }),
  resolvePart: endpoint({
    method: 'POST',
    path: '/wps/operator/withdrawals/part',
    auth: 'operator',
    roles: ['payments'],
    encoding: 'json',
    request: z.strictObject({ merchant: MerchantCode, partId: Uuid, reason: Reason }),
    response: Done,
    errors: ['unknown_merchant', 'not_found', 'part_already_answered'],
    summary: 'Decides that a part which the member did not receive was paid.',
  }),
} as const;
