import * as z from 'zod/mini';
import { endpoint } from './define.ts';
import { exclusionOf, limitChangeOf, PlayerProtection } from './player-limits.ts';
import { OperatorReason } from './operator-reason.ts';
import { MerchantCode } from './primitives.ts';

const member = { merchant: MerchantCode, account: z.string().check(z.maxLength(32)) };

/** The operator's part of players' limits and exclusions (PP-15). */
export const playerLimitsOperator = {
  overview: endpoint({
    method: 'GET',
    path: '/wps/operator/limits',
    auth: 'operator',
    roles: ['support'],
    encoding: 'query',
    request: z.strictObject(member),
    response: PlayerProtection,
    errors: ['unknown_merchant', 'not_found'],
    summary: 'A member’s limits, what is used of each, and running exclusions.',
  }),
  setLimit: endpoint({
    method: 'POST',
    path: '/wps/operator/limits',
    auth: 'operator',
    roles: ['support'],
    encoding: 'json',
    request: limitChangeOf({ ...member, reason: OperatorReason }),
    response: PlayerProtection,
    errors: ['unknown_merchant', 'not_found'],
    summary: 'Sets or removes (null) the operator’s limit of a member, at once. The stricter of both applies.',
  }),
  exclude: endpoint({
    method: 'POST',
    path: '/wps/operator/exclusions',
    auth: 'operator',
    roles: ['support'],
    encoding: 'json',
    request: exclusionOf({ ...member, reason: OperatorReason }),
    response: PlayerProtection,
    errors: ['unknown_merchant', 'not_found'],
    summary: 'Excludes a member from play and deposits, or from one game type, until the end of the term.',
  }),
  askRealityCheck: endpoint({
    method: 'POST',
    path: '/wps/operator/reality-check',
    auth: 'operator',
    roles: ['support'],
    encoding: 'json',
    request: z.strictObject({ ...member, reason: OperatorReason }),
    response: PlayerProtection,
    errors: ['unknown_merchant', 'not_found'],
    summary: 'Asks a member for a reality check now: no new round until it is answered (PP-18).',
  }),
} as const;
