import type { FastifyRequest, preHandlerAsyncHookHandler, preHandlerHookHandler } from 'fastify';
import * as z from 'zod/mini';
import type { EndpointSpec } from '../../../contract/define.ts';
import { Uuid } from '../../../contract/primitives.ts';
import type { SealedBody } from '../../../contract/sealed.ts';
import type { AppContext } from '../../app/context.ts';
import { checkIdle, recordActivity } from '../activity.ts';
import { takeConfirmation } from '../confirmation.ts';
import { Failure } from '../failure.ts';
import { problemsOf, storable } from '../issues.ts';
import { checkSignature, isSigned, sessionKeyOf } from '../signature.ts';
import { checkTerms } from '../terms.ts';
import { uploadOf } from '../uploads.ts';
import { enterMerchant, enterNamedMerchant } from './scope.ts';

/** A check after Fastify has parsed and validated the request. */
type Check = (request: FastifyRequest) => Promise<void>;

const signature =
  (ctx: AppContext): Check =>
  (request) =>
    checkSignature(ctx, request);

const idle =
  (ctx: AppContext, endpoint: EndpointSpec): Check =>
  async ({ viewer }) =>
    checkIdle(ctx, endpoint, viewer);

const terms =
  (ctx: AppContext): Check =>
  ({ viewer }) =>
    checkTerms(ctx, viewer);

const confirmation =
  (ctx: AppContext): Check =>
  (request) =>
    takeConfirmation(ctx, request);

const activity =
  (ctx: AppContext): Check =>
  ({ viewer }) =>
    recordActivity(ctx, viewer);

/** Money calls carry a key, so that a repeated call gives the first answer. */
const idempotencyKey: Check = async (request) => {
  const key = Uuid.safeParse(request.headers['idempotency-key']);
  if (!key.success) throw new Failure('idempotency_key_needed');
  request.idempotencyKey = key.data.toLowerCase();
};

/** Reads the one file of a multipart form. */
const upload: Check = async (request) => {
  request.input = await uploadOf(request);
};

/** Decrypts the body and checks its content, which Fastify could not. */
const sealed =
  (ctx: AppContext, { method, path, request: schema }: EndpointSpec): Check =>
  async (request) => {
    const opened = await ctx.sealing.open(storable(request.body as SealedBody), `${method} ${path}`);
    const checked = z.safeParse(schema, opened);
    if (!checked.success) throw new Failure('invalid_request', { details: problemsOf(checked.error.issues) });
    request.input = storable(checked.data);
  };

const query: Check = async (request) => {
  request.input = storable(request.query);
};

const body: Check = async (request) => {
  request.input = storable(request.body);
};

const input = (ctx: AppContext, endpoint: EndpointSpec): Check => {
  if (endpoint.encoding === 'upload') return upload;
  if (endpoint.encoding === 'sealed') return sealed(ctx, endpoint);
  return endpoint.encoding === 'query' ? query : body;
};

const sessionOrigin: Check = async (request) => {
  request.publicKey = sessionKeyOf(request.input);
  // A page without storage sends none.
  const device = Uuid.safeParse(request.headers['x-device']);
  if (device.success) request.deviceId = device.data.toLowerCase();
};

const captcha =
  (ctx: AppContext, endpoint: EndpointSpec): Check =>
  ({ headers, ip }) =>
    ctx.captcha.check(endpoint, headers['x-captcha'], ip);

/** Returns the checks that the endpoint declares, in the order in which they refuse. */
export const handlerHooks = (
  ctx: AppContext,
  endpoint: EndpointSpec,
): (preHandlerAsyncHookHandler | preHandlerHookHandler)[] => [
  enterMerchant,
  ...(isSigned(endpoint) ? [signature(ctx)] : []),
  idle(ctx, endpoint),
  ...(endpoint.terms ? [terms(ctx)] : []),
  ...(endpoint.confirmed ? [confirmation(ctx)] : []),
  ...(endpoint.automatic ? [] : [activity(ctx)]),
  ...(endpoint.money ? [idempotencyKey] : []),
  input(ctx, endpoint),
  ...(endpoint.auth === 'operator' ? [enterNamedMerchant] : []),
  ...(endpoint.opensSession ? [sessionOrigin] : []),
  // After the request is checked, so that no client solves a captcha for a call that is refused anyway.
  ...(endpoint.captcha ? [captcha(ctx, endpoint)] : []),
];
