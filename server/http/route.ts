import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { EndpointSpec, RequestOf, ResponseOf } from '../../contract/define.ts';
import type { FailureKey } from '../../contract/failures.ts';
import { Language } from '../../contract/primitives.ts';
import { SealedBody } from '../../contract/sealed.ts';
import type { AppContext } from '../app/context.ts';
import { withCaller } from '../operator/actor.ts';
import { checkDeclared } from './declared.ts';
import { anyFailure, type Fail } from './failure.ts';
import { handlerHooks } from './hooks/pre-handler.ts';
import { requestHooks } from './hooks/on-request.ts';
import { largestBody } from './largest-body.ts';
import { endpointLimiter } from './rates.ts';
import './request.ts';
import type { MemberRow, Merchant, SessionRow } from './viewer.ts';

/** Context of an operator's call. The request itself names the merchant. */
export interface OperatorCall<K extends FailureKey = never> {
  ip: string;
  userAgent: string;
  log: FastifyBaseLogger;
  /** Makes the failures that the handler may throw: `K`, which the endpoint declares, and the common ones. */
  fail: Fail<K>;
}
/** Context of a call after its checks. */
export interface Call<K extends FailureKey = never> extends OperatorCall<K> {
  merchant: Merchant;
  /** The logged-in member; also set at visitors' endpoints if a live token was sent. */
  member?: MemberRow;
  session?: SessionRow;
  language: Language;
  /** The public key of the session that the call opens (raw point). */
  publicKey?: Buffer;
  /** The number that the browser keeps, of a call that opens a session. */
  deviceId?: string;
}
/** A call of an endpoint that requires a session. */
export type MemberCall<K extends FailureKey = never> = Call<K> & { member: MemberRow; session: SessionRow };
/** A call that moves money. */
export type MoneyCall<K extends FailureKey = never> = MemberCall<K> & { idempotencyKey: string };

type ErrorOf<E extends EndpointSpec> = E['errors'][number];

/** The call that an endpoint's handler receives. */
export type CallOf<E extends EndpointSpec> = E['auth'] extends 'operator'
  ? OperatorCall<ErrorOf<E>>
  : E['auth'] extends 'visitor'
    ? Call<ErrorOf<E>>
    : E extends { money: true }
      ? MoneyCall<ErrorOf<E>>
      : MemberCall<ErrorOf<E>>;

export type Handler<E extends EndpointSpec> = (
  call: CallOf<E>,
  request: RequestOf<E>,
) => Promise<ResponseOf<E>> | ResponseOf<E>;

/** Registers one endpoint of the contract, with the hooks that it declares; throws if it declares what none may. */
export const route = <const E extends EndpointSpec>(
  app: FastifyInstance,
  ctx: AppContext,
  endpoint: E,
  handler: Handler<E>,
): void => {
  checkDeclared(endpoint);
  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const work = () => handler(callOf(request) as CallOf<E>, request.input as RequestOf<E>);
    const value = await (request.caller ? withCaller(request.caller, work) : work());
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
    onRequest: requestHooks(ctx, endpoint, endpointLimiter(app, ctx, endpoint)),
    preHandler: handlerHooks(ctx, endpoint),
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

const callOf = (request: FastifyRequest): OperatorCall<FailureKey> | Call<FailureKey> | MoneyCall<FailureKey> => {
  const { viewer, ip, log, headers, publicKey, deviceId, idempotencyKey } = request;
  const requested = { ip, log, fail: anyFailure, userAgent: String(headers['user-agent'] ?? '').slice(0, 300) };
  if (!viewer) return requested;
  const language = Language.safeParse(headers['x-language']);
  return {
    ...requested,
    merchant: viewer.merchant,
    member: viewer.member,
    session: viewer.session,
    language: language.success ? language.data : viewer.merchant.brand.defaultLanguage,
    ...{ publicKey, deviceId },
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  };
};
