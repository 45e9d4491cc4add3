import * as z from 'zod/mini';
import { endpoint } from './define.ts';
import { OperatorReason } from './operator-reason.ts';
import { MerchantCode, MinorUnits, Money, Uuid } from './primitives.ts';

export const correctionsOperator = {
  correct: endpoint({
    method: 'POST',
    path: '/operator/corrections',
    auth: 'operator',
    roles: ['payments'],
    encoding: 'json',
    request: z.strictObject({
      merchant: MerchantCode,
      account: z.string().check(z.minLength(1), z.maxLength(64)),
      /** What the wallet gains, in minor units; below zero: what it loses. */
      amount: MinorUnits.check(z.refine((amount) => amount !== 0)),
      /** Names this correction at its merchant, such as the number of a ticket. The same one corrects once. */
      reference: z.string().check(z.regex(/^[A-Za-z0-9._-]{1,64}$/)),
      reason: OperatorReason,
    }),
    response: z.strictObject({
      money: Money,
      /** Of the wallet after it; null while the correction waits for a second member of staff. */
      balance: z.nullable(Money),
      proposal: z.nullable(Uuid),
    }),
    errors: ['unknown_merchant', 'not_found', 'balance_too_low', 'reference_used', 'proposal_waiting'],
    summary: 'Corrects the wallet of a member. Above the merchant’s bound it waits for a second member of staff.',
  }),
} as const;
