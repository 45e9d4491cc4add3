import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { EndpointSpec } from '../../../contract/define.ts';
import type { AppContext } from '../../app/context.ts';
import { checkOpen, checkOrigin, checkPassword, checkViewer } from '../access-checks.ts';
import { Failure } from '../failure.ts';
import { largestBody } from '../largest-body.ts';
import { inRegion } from '../region.ts';
import { findCaller } from '../staff-access.ts';
import { findViewer } from '../viewer.ts';

/** A check before the body is read. */
export type RequestHook = (request: FastifyRequest) => Promise<void>;

const CONTENT_TYPES = {
  json: 'application/json',
  sealed: 'application/json',
  form: 'application/x-www-form-urlencoded',
  upload: 'multipart/form-data',
} as const;

/** Refuses requests sent by another site's page. */
const origin =
  ({ mayCall }: AppContext): RequestHook =>
  (request) =>
    checkOrigin(request, mayCall);

/** Finds the merchant, and the member of the session token. A restricted country makes the merchant restricted (SYS-03). */
const session =
  (ctx: AppContext): RequestHook =>
  async (request) => {
    const viewer = (request.viewer = await findViewer(ctx, request.headers, request.hostname));
    viewer.merchant = inRegion(viewer.merchant, ctx.countryOf(request));
  };

/** Refuses callers without a staff key of a role that the endpoint needs. */
const caller =
  (ctx: AppContext, endpoint: EndpointSpec): RequestHook =>
  async (request) => {
    request.caller = await findCaller(ctx, request, endpoint);
  };

/** While the merchant is closed, only endpoints with `whileClosed` answer. */
const state =
  (endpoint: EndpointSpec): RequestHook =>
  async ({ viewer }) =>
    checkOpen(endpoint, viewer!.merchant);

/** Refuses viewers that the endpoint's `auth` excludes. */
const access =
  (endpoint: EndpointSpec): RequestHook =>
  async ({ viewer }) => {
    checkViewer(endpoint.auth, viewer!);
  };

/** AUTH-02: refuses calls that move money while the password must be changed. */
const password =
  (endpoint: EndpointSpec): RequestHook =>
  async ({ viewer }) => {
    checkPassword(endpoint, viewer!);
  };

/** Refuses a body of another media type than the endpoint's encoding. */
const mediaType = ({ encoding }: EndpointSpec): RequestHook[] =>
  encoding === 'query'
    ? []
    : [
        async ({ headers }) => {
          const given = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
          if (given !== CONTENT_TYPES[encoding])
            throw new Failure('invalid_request', {
              details: { issues: [{ path: '', problem: 'wrong_content_type' }] },
            });
        },
      ];

/** Uploads are read by the handler, so a larger Content-Length is refused here, before the body is sent. */
const length = (endpoint: EndpointSpec): RequestHook => {
  const max = largestBody(endpoint);
  return async ({ headers }) => {
    if (Number(headers['content-length'] ?? 0) > max) throw new Failure('body_too_large');
  };
};

/**
 * Returns the endpoint's hooks that run before its body is read: origin, rate, session and state, in this order. `rate` counts the
 * calls of this endpoint.
 */
export const requestHooks = (ctx: AppContext, endpoint: EndpointSpec, rate: RequestHook): onRequestAsyncHookHandler[] =>
  endpoint.auth === 'operator'
    ? [ctx.limits.address, origin(ctx), rate, caller(ctx, endpoint)]
    : [
        ctx.limits.address,
        origin(ctx),
        session(ctx),
        rate,
        state(endpoint),
        access(endpoint),
        password(endpoint),
        ...mediaType(endpoint),
        length(endpoint),
      ];
