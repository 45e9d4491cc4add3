import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Auth, EndpointSpec } from '../../contract/define.ts';
import { isAgentType, TRIAL_TYPE } from '../../contract/session.ts';
import type { Config } from '../config/config.ts';
import { inMerchant } from '../db/merchant.ts';
import type { Db, Tx } from '../db/database.ts';
import { type Fail, Failure } from './failure.ts';
import { pageCallOf, type MayCall } from './page-origin.ts';
import { hashToken, type MemberRow, type Viewer } from './viewer.ts';
import type { WrongKeys } from './wrong-keys.ts';

/** Throws a Failure if the endpoint's `auth` excludes this viewer. */
export const checkViewer = (auth: Auth, viewer: Viewer): void => {
  if (auth === 'visitor' || auth === 'operator') return;
  if (viewer.token === 'none') throw new Failure('not_logged_in');
  // The page may learn of the end by this refusal, before the event with the reason.
  if (!viewer.member)
    throw new Failure('session_ended', viewer.endReason ? { details: { reason: viewer.endReason } } : {});
  if ((auth === 'member' || auth === 'agent') && viewer.member.type === TRIAL_TYPE)
    throw new Failure('real_account_needed');
  if (auth === 'agent' && !isAgentType(viewer.member.type)) throw new Failure('not_allowed');
};

/** A session with a pending password change moves no money, opens no game, and changes nothing in the agent centre (AUTH-02). */
export const checkPassword = ({ money, maxIdleMs, auth, method }: EndpointSpec, { session }: Viewer): void => {
  const isAgentChange = auth === 'agent' && method !== 'GET';
  if ((money || maxIdleMs !== undefined || isAgentChange) && session?.change_password)
    throw new Failure('password_change_needed');
};

/** Throws if the operator has frozen this agent (AGT-05). Reads the row anew: it may be frozen since the request began. */
export const checkNotFrozen = async (
  db: Db | Tx,
  { merchant, id }: MemberRow,
  fail: Fail<'agent_frozen'>,
): Promise<void> => {
  const { frozen_at } = await inMerchant(db, merchant)
    .selectFrom('members')
    .select('frozen_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (frozen_at) throw fail('agent_frozen');
};

/** While the merchant is closed, only endpoints with `whileClosed` answer (SYS-01). */
export const checkOpen = (endpoint: EndpointSpec, { status, status_until }: Viewer['merchant']): void => {
  if (status === 0 || endpoint.whileClosed || endpoint.auth === 'operator') return;
  if (status === 2) throw new Failure('region_restricted');
  throw new Failure('maintenance', { details: { untilMs: status_until?.getTime() ?? null } });
};

/** Checks the root key in `authorization: Bearer <key>`: what belongs to the node itself takes no staff key. */
export const checkRootKey = (
  request: FastifyRequest,
  { operatorKey, limits: { wrongKeys } }: { operatorKey: string; limits: { wrongKeys: WrongKeys } },
): void => {
  const { authorization } = request.headers;
  if (authorization === undefined) throw new Failure('not_logged_in');
  wrongKeys.check(request);
  if (isKey(authorization, operatorKey)) return;
  wrongKeys.record(request);
  throw new Failure('not_allowed');
};

/** Whether the header is `Bearer <key>`, compared in constant time. */
export const isKey = (authorization: string | undefined, key: string): boolean =>
  timingSafeEqual(hashToken(authorization ?? ''), hashToken(`Bearer ${key}`));

/** Headers set by a proxy. A request with one of them comes from another machine, whatever the configuration says. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const;

/** Browsers ask for basic credentials. The key is the password, with any user name. */
const basicPassword = (authorization: string | undefined): string | undefined => {
  const [scheme, credentials = ''] = (authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'basic') return undefined;
  return Buffer.from(credentials, 'base64')
    .toString()
    .replace(/^[^:]*:/, '');
};

/**
 * Whether a name stands for this machine. A page of another site may reach this machine under a name of its own (DNS
 * rebinding); browsers resolve these names to this machine alone.
 */
const isOwnName = (hostname: string): boolean =>
  /^(localhost|[a-z0-9-]+\.localhost|127(\.\d{1,3}){3}|\[::1\]|::1)$/i.test(hostname);

/**
 * Pages that show or control internals are open only on the server's own machine. If other machines reach the server,
 * they need the operator's key: as `authorization: Bearer <key>`, or as the password in basic authentication.
 */
export const checkOwnMachine = (
  request: FastifyRequest,
  reply: FastifyReply,
  { exposed }: Pick<Config, 'exposed'>,
  key: string,
): void => {
  const isForwarded = FORWARDED.some((name) => request.headers[name] !== undefined);
  if (!exposed && !isForwarded && isOwnName(request.hostname)) return;
  const { authorization } = request.headers;
  const password = basicPassword(authorization);
  if (isKey(password === undefined ? authorization : `Bearer ${password}`, key)) return;
  void reply.header('www-authenticate', 'Basic realm="Operator key", charset="UTF-8"');
  throw new Failure('not_logged_in');
};

const CHANGES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Refuses requests sent by another site's page. Clients other than browsers send no Origin header. */
export const checkOrigin = async (request: FastifyRequest, mayCall: MayCall): Promise<void> => {
  if (!CHANGES.has(request.method)) return;
  const { origin } = request.headers;
  if (origin === undefined) {
    if (request.headers['sec-fetch-site'] === 'cross-site') throw new Failure('foreign_origin');
  } else if (!(await mayCall(pageCallOf(request, origin)))) throw new Failure('foreign_origin');
};
