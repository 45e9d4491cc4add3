import * as z from 'zod/mini';
import { endpoint } from './define.ts';
import { OperatorReason } from './operator-reason.ts';
import { MerchantCode, Millis, Money } from './primitives.ts';

/** A paid deposit that waits for the operator's decision. */
export const WaitingDeposit = z.strictObject({
  id: z.uuid(),
  account: z.string(),
  money: Money,
  method: z.string(),
  createdAtMs: Millis,
});

/** Operator commands on deposits, shortfalls and jackpots. */
export const operatorPayments = {
  waitingDeposits: endpoint({
    method: 'GET',
    path: '/operator/deposits',
    auth: 'operator',
    roles: ['payments'],
    encoding: 'query',
    request: z.strictObject({ merchant: MerchantCode }),
    response: z.strictObject({ list: z.array(WaitingDeposit) }),
    errors: ['unknown_merchant'],
    summary: 'Deposits that wait for a decision, the longest waiting first.',
  }),
  decideDeposit: endpoint({
    method: 'PUT',
    path: '/operator/deposits',
    auth: 'operator',
    roles: ['payments'],
    encoding: 'json',
    request: z.strictObject({
      merchant: MerchantCode,
      depositId: z.uuid(),
      decision: z.enum(['approve', 'refuse']),
      reason: OperatorReason,
    }),
    response: z.strictObject({ state: z.string() }),
    errors: ['unknown_merchant', 'not_found', 'deposit_already_final'],
    summary: 'Approves or refuses a deposit that waits.',
  }),
  shortfalls: endpoint({
    method: 'GET',
    path: '/operator/shortfalls',
    auth: 'operator',
    roles: ['payments'],
    encoding: 'query',
    request: z.strictObject({ merchant: MerchantCode }),
    response: z.strictObject({ list: z.array(z.strictObject({ account: z.string(), money: Money })) }),
    errors: ['unknown_merchant'],
    summary: 'Members who owe what a rollback took back, the largest sums first; their play is blocked.',
  }),
  writeOff: endpoint({
    method: 'PUT',
    path: '/operator/shortfalls',
    auth: 'operator',
    roles: ['payments'],
    encoding: 'json',
    request: z.strictObject({
      merchant: MerchantCode,
      account: z.string().check(z.maxLength(64)),
      reason: OperatorReason,
    }),
    /** `proposal`: it waits for a second member of staff. */
    response: z.strictObject({ money: Money, proposal: z.nullable(z.uuid()) }),
    errors: ['unknown_merchant', 'not_found', 'nothing_owed', 'proposal_waiting'],
    summary:
      'Writes off what a member owes, as the house’s loss: play is open again. Above the merchant’s bound it waits for a second member of staff.',
  }),
  fundJackpot: endpoint({
    method: 'POST',
    path: '/operator/jackpots',
    auth: 'operator',
    roles: ['payments'],
    encoding: 'json',
    request: z.strictObject({
      merchant: MerchantCode,
      pool: z.string().check(z.regex(/^[A-Za-z0-9_:.-]{1,64}$/)),
      amount: z.int().check(z.minimum(1), z.maximum(1_000_000_000)),
      reason: OperatorReason,
    }),
    response: z.strictObject({ money: Money }),
    errors: ['unknown_merchant', 'not_found'],
    summary: 'Adds the house’s money to a pool’s reserve, in minor units; it is stated apart on the rules page.',
  }),
} as const;
