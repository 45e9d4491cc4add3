import * as z from 'zod/mini';
import { endpoint } from './define.ts';
import { OperatorReason } from './operator-reason.ts';
import { Rate } from './pay-terms.ts';
import { MerchantCode, Millis } from './primitives.ts';
import { AGENT_TYPES } from './session.ts';

const Account = z.string().check(z.minLength(1), z.maxLength(64));
const aboutMember = { merchant: MerchantCode, account: Account, reason: OperatorReason };

/** Operator commands on agents and their teams (AGT-05). */
export const downlinesOperator = {
  newAgent: endpoint({
    method: 'POST',
    path: '/operator/agents',
    auth: 'operator',
    roles: ['agents'],
    encoding: 'json',
    request: z.strictObject({
      merchant: MerchantCode,
      username: z.string().check(z.maxLength(256), z.trim(), z.toLowerCase()),
      /** AUTH-14 */
      type: z._default(z.union(AGENT_TYPES.map((type) => z.literal(type))), 1),
      reason: OperatorReason,
    }),
    response: z.strictObject({ account: z.string(), password: z.string() }),
    errors: ['unknown_merchant', 'field_invalid', 'username_taken'],
    summary: 'Creates an agent without an upline; the password is given this once.',
  }),
  freeze: endpoint({
    method: 'PUT',
    path: '/operator/agents/frozen',
    auth: 'operator',
    roles: ['agents'],
    encoding: 'json',
    request: z.strictObject({ ...aboutMember, frozen: z.boolean() }),
    response: z.strictObject({ account: z.string(), frozen: z.boolean() }),
    errors: ['unknown_merchant', 'downline_not_an_agent'],
    summary:
      'Freezes an agent, who then creates no accounts and links, sends no money and proposes no contracts; or lifts it.',
  }),
  setUpline: endpoint({
    method: 'PUT',
    path: '/operator/members/upline',
    auth: 'operator',
    roles: ['agents'],
    encoding: 'json',
    request: z.strictObject({
      ...aboutMember,
      /** The new upline; null: none. */
      upline: z.nullable(Account),
    }),
    response: z.strictObject({
      account: z.string(),
      upline: z.nullable(z.string()),
      /** The start of the first window whose bets count for the new line. */
      fromMs: Millis,
      /** Contracts with the old upline that end then, and requests that are withdrawn. */
      contractsEnded: z.int(),
    }),
    errors: ['unknown_merchant', 'upline_not_an_agent', 'upline_in_own_team', 'upline_unchanged', 'rebate_above_max'],
    summary: 'Moves a member and its team below another agent, for pay from the next five-minute window on.',
  }),
  setRebateRate: endpoint({
    method: 'PUT',
    path: '/operator/members/rebate-rate',
    auth: 'operator',
    roles: ['agents'],
    encoding: 'json',
    request: z.strictObject({ ...aboutMember, rate: Rate }),
    response: z.strictObject({ account: z.string(), rate: Rate }),
    errors: ['unknown_merchant', 'rebate_above_max', 'rebate_below_downline'],
    summary: 'Sets the rebate rate of a member or agent, within the bounds of its line.',
  }),
  setRebateBounds: endpoint({
    method: 'PUT',
    path: '/operator/rebate-bounds',
    auth: 'operator',
    roles: ['agents'],
    encoding: 'json',
    request: z.strictObject({ merchant: MerchantCode, max: Rate, difference: Rate, reason: OperatorReason }),
    response: z.strictObject({ max: Rate, difference: Rate }),
    errors: ['unknown_merchant', 'rebate_bounds_wrong'],
    summary:
      'Sets the greatest rebate rate of an agent without upline, and the least difference between an upline’s rate and its members’.',
  }),
} as const;
