import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { EndpointSpec, RequestOf, ResponseOf } from '../../contract/define.ts';
import { Language, Uuid } from '../../contract/primitives.ts';
import { SealedBody } from '../../contract/sealed.ts';
import type { AppContext } from '../context.ts';
import { Failure } from './failure.ts';
import { checkIdle, noteActivity } from './activity.ts';
import { takeConfirmation } from './confirmation.ts';
import { checkOpen, checkOperator, checkOrigin, checkPassword, checkViewer } from './access-checks.ts';
import { problemsOf, storable } from './issues.ts';
import { largestBody } from './largest-body.ts';
import { endpointLimiter } from './rates.ts';
import { checkSignature, isSigned, sessionKeyOf } from './signature.ts';
import { inRegion } from './region.ts';
import { checkTerms } from './terms.ts';
import { uploadOf } from './uploads.ts';
import { findViewer, type MemberRow, type Merchant, type SessionRow } from './viewer.ts';

/** Context of an operator's call. The request itself names the merchant. */
export interface OperatorCall {
  ip: string;
  userAgent: string;
  log: FastifyBaseLogger;
}
/** Context of a call after its checks. */
export interface Call extends OperatorCall {
  merchant: Merchant;
  /** The logged-in member; also set at visitors' endpoints if a live token was sent. */
  member?: MemberRow;
  session?: SessionRow;
  language: Language;
  /** The public key of the session that the call opens (raw point). */
  publicKey?: Buffer;
}
/** A call of an endpoint that requires a session. */
export type MemberCall = Call & { member: MemberRow; session: SessionRow };
/** A call that moves money. */
export type MoneyCall = MemberCall & { idempotencyKey: string };

type CallOf<E extends EndpointSpec> = E['auth'] extends 'operator'
  ? OperatorCall
  : E['auth'] extends 'visitor'
    ? Call
    : E extends { money: true }
      ? MoneyCall
      : MemberCall;

export type Handler<E extends EndpointSpec> = (
  call: CallOf<E>,
  request: RequestOf<E>,
) => Promise<ResponseOf<E>> | ResponseOf<E>;

const CONTENT_TYPES = {
  json: 'application/json',
  sealed: 'application/json',
  form: 'application/x-www-form-urlencoded',
  upload: 'multipart/form-data',
} as const;

/** Registers one endpoint of the contract, with its checks of access, rate, request and response. */
export const route = <const E extends EndpointSpec>(
  app: FastifyInstance,
  ctx: AppContext,
  endpoint: E,
  handler: Handler<E>,
): void => {
  const limit = endpointLimiter(app, ctx, endpoint);

  const admit = async (request: FastifyRequest): Promise<void> => {
    await app.limitAddress(request);
    checkOrigin(request, ctx.config.publicUrl);
    if (endpoint.auth === 'operator') {
      await limit(request);
      return checkOperator(request, app.operatorKey);
    }
    const viewer = (request.viewer = await findViewer(ctx, request.headers, request.hostname));
    viewer.merchant = inRegion(viewer.merchant, app.countryOf(request));
    await limit(request);
    checkOpen(endpoint, viewer.merchant);
    checkViewer(endpoint.auth, viewer);
    checkPassword(endpoint, viewer);
    checkMediaType(endpoint, request);
    checkLength(endpoint, request);
  };

  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (isSigned(endpoint)) await checkSignature(ctx, request);
    checkIdle(ctx, endpoint, request.viewer);
    await checkTerms(ctx, endpoint, request.viewer);
    if (endpoint.confirmed) await takeConfirmation(ctx, request);
    if (!endpoint.automatic) await noteActivity(ctx, request.viewer);
    const call = callOf(endpoint, request) as CallOf<E>;
    const input = await inputOf(app, endpoint, request);
    if (endpoint.opensSession) (call as Call).publicKey = sessionKeyOf(input);
    // After the request is checked, so that no client solves a captcha for a call that is refused anyway.
    await app.captcha.check(endpoint, request.headers['x-captcha'], request.ip);
    const value = await handler(call, input);
    void reply.header('cache-control', 'no-store');
    return { success: true, value, message: '' };
  };

  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: schemaOf(endpoint),
    config: { endpoint },
    bodyLimit: largestBody(endpoint),
    exposeHeadRoute: false,
    onRequest: admit,
    handler: handle,
  });
};

/** Schema that Fastify checks and documents. The content of a sealed body is checked after decryption. */
const schemaOf = (endpoint: EndpointSpec) => {
  const inQuery = endpoint.encoding === 'query';
  const body = endpoint.encoding === 'sealed' ? SealedBody : endpoint.request;
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[1] ?? ''],
    querystring: inQuery ? endpoint.request : z.strictObject({}),
    ...(inQuery || endpoint.encoding === 'upload' ? {} : { body }),
    response: {
      200: z.strictObject({ success: z.literal(true), value: endpoint.response, message: z.string() }),
    },
  };
};

const checkMediaType = ({ encoding }: EndpointSpec, { headers }: FastifyRequest): void => {
  if (encoding === 'query') return;
  const given = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (given !== CONTENT_TYPES[encoding])
    throw new Failure('invalid_request', { details: { issues: [{ path: '', problem: 'wrong_content_type' }] } });
};

/** Uploads are read by the handler, so a larger Content-Length is refused here, before the body is sent. */
const checkLength = (endpoint: EndpointSpec, { headers }: FastifyRequest): void => {
  if (Number(headers['content-length'] ?? 0) > largestBody(endpoint)) throw new Failure('body_too_large');
};

const inputOf = async <E extends EndpointSpec>(
  app: FastifyInstance,
  endpoint: E,
  request: FastifyRequest,
): Promise<RequestOf<E>> => {
  if (endpoint.encoding === 'upload') return (await uploadOf(request)) as RequestOf<E>;
  const given = storable(endpoint.encoding === 'query' ? request.query : request.body);
  if (endpoint.encoding !== 'sealed') return given as RequestOf<E>;
  const opened = await app.sealing.open(given as SealedBody, `${endpoint.method} ${endpoint.path}`);
  const checked = z.safeParse(endpoint.request, opened);
  if (!checked.success) throw new Failure('invalid_request', { details: problemsOf(checked.error.issues) });
  return storable(checked.data) as RequestOf<E>;
};

const callOf = (endpoint: EndpointSpec, request: FastifyRequest): OperatorCall | Call | MoneyCall => {
  const { viewer, ip, log, headers } = request;
  const asked = { ip, log, userAgent: String(headers['user-agent'] ?? '').slice(0, 300) };
  if (!viewer) return asked;
  const language = Language.safeParse(headers['x-language']);
  return {
    ...asked,
    merchant: viewer.merchant,
    member: viewer.member,
    session: viewer.session,
    language: language.success ? language.data : viewer.merchant.brand.defaultLanguage,
    ...(endpoint.money ? { idempotencyKey: idempotencyKeyOf(request) } : {}),
  };
};

const idempotencyKeyOf = ({ headers }: FastifyRequest): string => {
  const key = Uuid.safeParse(headers['idempotency-key']);
  if (!key.success) throw new Failure('idempotency_key_needed');
  return key.data.toLowerCase();
};
