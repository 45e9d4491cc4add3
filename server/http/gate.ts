import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Auth, EndpointSpec } from '../../contract/define.ts';
import { isAgentType, TRIAL_TYPE } from '../../contract/session.ts';
import { Failure } from './failure.ts';
import { hashToken, type Viewer } from './viewer.ts';

/** Throws the failure by which this viewer is kept out of the endpoint. */
export const checkViewer = (auth: Auth, viewer: Viewer): void => {
  if (auth === 'visitor' || auth === 'operator') return;
  if (viewer.token === 'none') throw new Failure('not_logged_in');
  if (!viewer.member) throw new Failure('session_ended');
  if ((auth === 'member' || auth === 'agent') && viewer.member.type === TRIAL_TYPE)
    throw new Failure('real_account_needed');
  if (auth === 'agent' && !isAgentType(viewer.member.type)) throw new Failure('not_allowed');
};

/** A session whose password must be changed moves no money, and opens no game, before it is (AUTH-02). */
export const checkPassword = ({ money, maxIdleMs }: EndpointSpec, { session }: Viewer): void => {
  if ((money || maxIdleMs !== undefined) && session?.change_password) throw new Failure('password_change_needed');
};

/** While the brand is closed only what says so answers (SYS-01). */
export const checkOpen = (endpoint: EndpointSpec, { status, status_until }: Viewer['merchant']): void => {
  if (status === 0 || endpoint.whileClosed || endpoint.auth === 'operator') return;
  if (status === 2) throw new Failure('region_restricted');
  throw new Failure('maintenance', { details: { untilMs: status_until?.getTime() ?? null } });
};

/** The operator's key, compared in constant time, as `authorization: Bearer <key>`. */
export const checkOperator = (request: FastifyRequest, key: string): void => {
  const given = request.headers.authorization;
  if (given === undefined) throw new Failure('not_logged_in');
  if (!isOperator(request, key)) throw new Failure('not_allowed');
};

export const isOperator = ({ headers }: FastifyRequest, key: string): boolean =>
  timingSafeEqual(hashToken(headers.authorization ?? ''), hashToken(`Bearer ${key}`));

const CHANGES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Refuses what another site's page makes a browser send; callers that are no browsers send no origin. */
export const checkOrigin = (request: FastifyRequest, publicUrl: string | undefined): void => {
  if (!CHANGES.has(request.method)) return;
  const { origin } = request.headers;
  if (origin === undefined) {
    if (request.headers['sec-fetch-site'] === 'cross-site') throw new Failure('foreign_origin');
    return;
  }
  const own = URL.canParse(origin) && new URL(origin).host === request.host;
  if (!own && origin !== publicUrl) throw new Failure('foreign_origin');
};
