import * as z from 'zod/mini';
import { endpoint } from './define.ts';
import { MerchantCode, Millis } from './primitives.ts';

/** An instant in a query string, in milliseconds. */
const QueryMillis = z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number));

const Entry = z.strictObject({
  id: z.int(),
  atMs: Millis,
  action: z.string(),
  actor: z.string(),
  /** The member concerned. */
  account: z.nullable(z.string()),
  reason: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});

/** Operator commands on the audit (PP-29). */
export const operatorAudit = {
  readAudit: endpoint({
    method: 'GET',
    path: '/operator/audit',
    auth: 'operator',
    roles: ['admin'],
    encoding: 'query',
    request: z.strictObject({
      merchant: MerchantCode,
      kind: z.optional(z.string().check(z.maxLength(64))),
      account: z.optional(z.string().check(z.maxLength(64))),
      fromMs: z.optional(QueryMillis),
      untilMs: z.optional(QueryMillis),
    }),
    response: z.strictObject({ list: z.array(Entry) }),
    errors: ['unknown_merchant', 'not_found'],
    summary: 'The latest significant events, the newest first; by kind, member and period (PP-29).',
  }),
  incidents: endpoint({
    method: 'GET',
    path: '/operator/incidents',
    auth: 'operator',
    roles: ['payments', 'games'],
    encoding: 'query',
    request: z.strictObject({ merchant: MerchantCode }),
    response: z.strictObject({
      list: z.array(
        z.strictObject({
          id: z.int(),
          atMs: Millis,
          kind: z.string(),
          /** The member concerned. */
          account: z.nullable(z.string()),
          details: z.unknown(),
        }),
      ),
    }),
    errors: ['unknown_merchant'],
    summary: 'What vendors and payment providers said that contradicts the books and moved nothing, the newest first.',
  }),
  verifyAudit: endpoint({
    method: 'GET',
    path: '/operator/audit/verify',
    auth: 'operator',
    roles: ['admin'],
    encoding: 'query',
    request: z.strictObject({ merchant: MerchantCode }),
    response: z.strictObject({
      /** Intact entries, before the broken one. */
      entries: z.int(),
      broken: z.nullable(z.strictObject({ id: z.int(), problem: z.enum(['changed', 'out_of_place', 'missing']) })),
    }),
    errors: ['unknown_merchant'],
    summary: 'Verifies the whole hash chain and names the first broken entry (PP-29).',
  }),
};
