import * as z from 'zod/mini';
import { Done, endpoint, Nothing } from './define.ts';
import { Flags } from './flags.ts';
import { operatorAudit } from './operator-audit.ts';
import { operatorGames } from './operator-games.ts';
import { operatorPayments } from './operator-payments.ts';
import { OperatorReason } from './operator-reason.ts';
import { Notice } from './notices.ts';
import { Language, MerchantCode, Millis } from './primitives.ts';
import { SiteStatus } from './site.ts';

/** Operator commands of the admin CLI. Each is logged with its reason. */
export const operator = {
  setStatus: endpoint({
    method: 'PUT',
    path: '/operator/status',
    auth: 'operator',
    roles: ['admin'],
    encoding: 'json',
    request: z.strictObject({
      merchant: MerchantCode,
      status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
      untilMs: z.nullable(Millis),
      reason: z.optional(OperatorReason),
    }),
    response: SiteStatus,
    errors: ['unknown_merchant'],
    summary: 'Normal, maintenance until, restricted.',
  }),
  setFlag: endpoint({
    method: 'PUT',
    path: '/operator/flags',
    auth: 'operator',
    roles: ['admin'],
    encoding: 'json',
    request: z.strictObject({
      merchant: MerchantCode,
      flag: z.string().check(z.maxLength(32)),
      on: z.boolean(),
      reason: z.optional(OperatorReason),
    }),
    response: Flags,
    errors: ['unknown_merchant', 'unknown_flag'],
    summary: 'Switches a feature flag.',
  }),
  publishNotice: endpoint({
    method: 'POST',
    path: '/operator/notices',
    auth: 'operator',
    roles: ['content'],
    encoding: 'json',
    request: z.strictObject({
      merchant: MerchantCode,
      titles: z.partialRecord(Language, z.string().check(z.minLength(1), z.maxLength(200))),
      bodies: z.partialRecord(Language, z.string().check(z.maxLength(5_000))),
      type: Notice.shape.type,
      reason: z.optional(OperatorReason),
    }),
    response: z.strictObject({ id: z.int() }),
    errors: ['unknown_merchant'],
    summary: 'Publishes a notice; EN is required.',
  }),
  withdrawNotice: endpoint({
    method: 'DELETE',
    path: '/operator/notices',
    auth: 'operator',
    roles: ['content'],
    encoding: 'query',
    request: z.strictObject({ merchant: MerchantCode, id: z.string().check(z.regex(/^\d{1,9}$/)) }),
    response: Done,
    errors: ['unknown_merchant', 'not_found'],
    summary: 'Takes a notice back.',
  }),
  ...operatorPayments,
  ...operatorAudit,
  ...operatorGames,
  restored: endpoint({
    method: 'POST',
    path: '/operator/restored',
    auth: 'operator',
    roles: ['admin'],
    encoding: 'json',
    request: Nothing,
    response: z.strictObject({ epoch: z.string() }),
    errors: [],
    summary: 'Draws a new epoch after a restore (W1).',
  }),
  killSwitch: endpoint({
    method: 'PUT',
    path: '/operator/killSwitch',
    auth: 'operator',
    roles: ['games'],
    encoding: 'json',
    request: z.strictObject({
      merchant: MerchantCode,
      target: z.enum(['play', 'vendor', 'game', 'login']),
      id: z.nullable(z.string().check(z.maxLength(64))),
      on: z.boolean(),
      reason: OperatorReason,
    }),
    response: Done,
    errors: ['unknown_merchant', 'not_found'],
    summary: 'Stops all play, one vendor, one game or one login; running rounds finish (PP-30).',
  }),
  newVendorKey: endpoint({
    method: 'POST',
    path: '/operator/vendorKeys',
    auth: 'operator',
    roles: ['games'],
    encoding: 'json',
    request: z.strictObject({
      merchant: MerchantCode,
      vendor: z.string().check(z.maxLength(32)),
      reason: OperatorReason,
    }),
    response: z.strictObject({ keyId: z.string(), secret: z.string() }),
    errors: ['unknown_merchant', 'not_found'],
    summary: 'Draws a key by which a vendor signs its calls; the secret is told this once.',
  }),
  revokeVendorKey: endpoint({
    method: 'DELETE',
    path: '/operator/vendorKeys',
    auth: 'operator',
    roles: ['games'],
    encoding: 'query',
    request: z.strictObject({
      merchant: MerchantCode,
      keyId: z.string().check(z.maxLength(64)),
      reason: OperatorReason,
    }),
    response: Done,
    errors: ['unknown_merchant', 'not_found'],
    summary: 'Ends a key of a vendor.',
  }),
} as const;
