import type { FastifyRequest } from 'fastify';
import type { EndpointSpec } from '../../contract/define.ts';
import { STAFF_ROLES, type StaffRole } from '../../contract/staff-roles.ts';
import type { AppContext } from '../app/context.ts';
import { ROOT, type Caller } from '../operator/actor.ts';
import { isKey } from './access-checks.ts';
import { Failure } from './failure.ts';
import { hashToken } from './viewer.ts';

type Access = Pick<AppContext, 'database' | 'operatorKey' | 'limits'>;

/**
 * Finds who calls an endpoint of the operator by `authorization: Bearer <key>`. The key is read from the database at each call,
 * so that a revoked one and a changed role hold at once on every node. Throws if the caller may not call this endpoint.
 */
export const findCaller = async (ctx: Access, request: FastifyRequest, endpoint: EndpointSpec): Promise<Caller> => {
  const { authorization } = request.headers;
  if (authorization === undefined) throw new Failure('not_logged_in');
  ctx.limits.wrongKeys.check(request);
  if (isKey(authorization, ctx.operatorKey)) return rootCaller(ctx, endpoint);
  const found = await ctx.database.db
    .selectFrom('staff')
    .select(['name', 'roles', 'bound_to', 'revoked_at'])
    .where('key_hash', '=', hashToken(authorization.replace(/^Bearer /, '')))
    .executeTakeFirst();
  if (!found) {
    ctx.limits.wrongKeys.record(request);
    throw new Failure('not_allowed');
  }
  const { name, bound_to, revoked_at } = found;
  if (revoked_at) throw new Failure('staff_key_revoked', { details: { name, revokedAtMs: revoked_at.getTime() } });
  const caller = { name, roles: found.roles as StaffRole[], merchant: bound_to };
  checkRole(endpoint, caller);
  return caller;
};

/** The root key makes staff. It does everything else only as long as there is no staff (decision 0018). */
const rootCaller = async ({ database }: Access, { isForRoot }: EndpointSpec): Promise<Caller> => {
  const caller = { name: ROOT, roles: STAFF_ROLES, merchant: null };
  if (isForRoot) return caller;
  const staff = await database.db
    .selectFrom('staff')
    .select('name')
    .where('revoked_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (staff) throw new Failure('staff_key_needed');
  return caller;
};

const checkRole = ({ roles: needed }: EndpointSpec, { name, roles }: Caller): void => {
  if (roles.includes('admin') || needed?.some((role) => roles.includes(role))) return;
  throw new Failure('role_needed', { details: { name, roles, needed: [...new Set([...(needed ?? []), 'admin'])] } });
};

/** Throws if the caller is bound to a merchant and its request names another one, or none. */
export const checkBound = ({ merchant: bound }: Caller, input: unknown): void => {
  const { merchant } = Object(input) as { merchant?: unknown };
  if (bound !== null && merchant !== bound)
    throw new Failure('staff_of_one_merchant', { details: { merchant: bound } });
};
