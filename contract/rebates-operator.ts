import * as z from 'zod/mini';
import { Day } from './day.ts';
import { endpoint } from './define.ts';
import { OperatorReason } from './operator-reason.ts';
import { MerchantCode, MinorUnits } from './primitives.ts';
import { RebateRules, RebateRulesVersion, RebateLine, TypeRate } from './rebates.ts';

const Account = z.string().check(z.minLength(1), z.maxLength(64));

/** Why a member cannot claim now. */
export const REBATE_REFUSALS = ['closed', 'excluded', 'locked', 'daily', 'too_low'] as const;

const common = { auth: 'operator', roles: ['payments'] } as const;
const ofMerchant = { merchant: MerchantCode };

/** Rules of rebates. Each change is one transaction with an audit row. */
export const rebatesOperator = {
  rules: endpoint({
    ...common,
    method: 'GET',
    path: '/operator/rebates/rules',
    encoding: 'query',
    request: z.strictObject(ofMerchant),
    response: z.strictObject({ list: z.array(RebateRulesVersion) }),
    errors: ['unknown_merchant'],
    summary: 'The rules of rebates by the day from which they hold, the newest first: at most 100.',
  }),
  setRules: endpoint({
    ...common,
    method: 'PUT',
    path: '/operator/rebates/rules',
    encoding: 'json',
    request: z.strictObject({ ...ofMerchant, fromDay: Day, rules: RebateRules, reason: OperatorReason }),
    response: RebateRulesVersion,
    errors: ['unknown_merchant', 'rebate_rules_wrong'],
    summary: 'Sets the rules of rebates from a day to come.',
  }),
  preview: endpoint({
    ...common,
    method: 'GET',
    path: '/operator/rebates/preview',
    encoding: 'query',
    request: z.strictObject({ ...ofMerchant, account: Account }),
    response: z.strictObject({
      account: z.string(),
      level: z.nullable(z.string()),
      rates: z.array(TypeRate),
      claimable: MinorUnits,
      owed: MinorUnits,
      lines: z.array(RebateLine),
      /** Null where the member can claim, or is paid, now. */
      refusal: z.nullable(z.enum(REBATE_REFUSALS)),
    }),
    errors: ['unknown_merchant', 'not_found'],
    summary: 'A member’s rates of today, what it has accrued, and why it cannot be claimed.',
  }),
};
