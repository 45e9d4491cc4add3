import * as z from 'zod/mini';
import { endpoint } from './define.ts';
import { OperatorReason } from './operator-reason.ts';
import { MerchantCode, Millis } from './primitives.ts';
import { STAFF_ROLES } from './staff-roles.ts';

/** The actor in the audit. Names of other actors (`operator`, `platform`, `visitor`) are refused. */
export const StaffName = z.string().check(
  z.regex(/^[a-z][a-z0-9._-]{1,31}$/),
  z.refine((name) => !['operator', 'platform', 'visitor'].includes(name)),
);
const Roles = z.array(z.enum(STAFF_ROLES)).check(z.minLength(1), z.maxLength(STAFF_ROLES.length));

export const Staff = z.strictObject({
  name: z.string(),
  roles: z.array(z.enum(STAFF_ROLES)),
  /** The one merchant that it may act for; null: all. */
  merchant: z.nullable(z.string()),
  createdBy: z.string(),
  createdAtMs: Millis,
  revokedAtMs: z.nullable(Millis),
});
export type Staff = z.infer<typeof Staff>;

/** The merchant that the staff is bound to; absent or null: staff of any merchant. */
const merchant = z.optional(z.nullable(MerchantCode));
const common = { auth: 'operator', roles: ['admin'], isForRoot: true } as const;
const errors = ['unknown_merchant', 'not_found'] as const;

/** Staff keys. Besides the role `admin`, the root key of the node calls them. */
export const staff = {
  list: endpoint({
    ...common,
    method: 'GET',
    path: '/operator/staff',
    encoding: 'query',
    request: z.strictObject({ merchant }),
    response: z.strictObject({ list: z.array(Staff) }),
    errors: [],
    summary: 'All staff, or those of one merchant, revoked ones too.',
  }),
  create: endpoint({
    ...common,
    method: 'POST',
    path: '/operator/staff',
    encoding: 'json',
    request: z.strictObject({ name: StaffName, roles: Roles, merchant, reason: OperatorReason }),
    response: z.strictObject({ staff: Staff, key: z.string() }),
    errors: ['unknown_merchant', 'staff_name_taken'],
    summary: 'Makes a member of staff. The key is in this answer alone; the server keeps its hash.',
  }),
  setRoles: endpoint({
    ...common,
    method: 'PUT',
    path: '/operator/staff',
    encoding: 'json',
    request: z.strictObject({ name: StaffName, roles: Roles, merchant, reason: OperatorReason }),
    response: Staff,
    errors,
    summary: 'Replaces the roles of a member of staff, from its next call on.',
  }),
  revoke: endpoint({
    ...common,
    method: 'POST',
    path: '/operator/staff/revoke',
    encoding: 'json',
    request: z.strictObject({ name: StaffName, merchant, reason: OperatorReason }),
    response: Staff,
    errors,
    summary: 'Revokes a key. Every node refuses it from its next call on.',
  }),
} as const;
