import { pathWithQuery, type EndpointSpec, type RequestInputOf, type ResponseOf } from '../../../contract/define.ts';
import { site } from '../../../contract/site.ts';
import type { ApiContext } from './context.ts';
import { CallFailure } from './failure.ts';
import type { Extra, FetchOne } from './fetch-one.ts';

/**
 * Longer than any call takes on a slow connection. After it the player sees an error, and a money call can be repeated with its
 * key.
 */
const TIMEOUT_MS = 20_000;

/** A chunk that does not load counts as a network failure, like a missing response. */
const securedCalls = () =>
  import('./secured-calls.ts').catch(() => {
    throw new CallFailure('network_abnormal', 0);
  });

/** The key is fetched each time: the body repeats the server's time that came with it, and the server refuses an old one. */
const sealed = async (endpoint: EndpointSpec, request: object, context: ApiContext) => {
  const [{ seal }, key] = await Promise.all([securedCalls(), send(site.sealingKey, {}, context)]);
  return seal(endpoint, request, key);
};

/** The captcha answer. Its code is loaded only when a call needs it. */
const proof = async (context: ApiContext) => (await securedCalls()).proofFor(context, send);

const encode = async (endpoint: EndpointSpec, request: object, context: ApiContext) => {
  if (endpoint.encoding === 'query') return { path: pathWithQuery(endpoint.path, request) };
  if (endpoint.encoding === 'form') {
    return {
      path: endpoint.path,
      type: 'application/x-www-form-urlencoded',
      body: pathWithQuery('', request).slice(1),
    };
  }
  const body = endpoint.encoding === 'sealed' ? await sealed(endpoint, request, context) : request;
  return { path: endpoint.path, type: 'application/json', body: JSON.stringify(body) };
};

/** Sends one call of the contract. Returns its `value`, or throws a CallFailure with the reason. */
export const send = async <E extends EndpointSpec>(
  endpoint: E,
  request: RequestInputOf<E>,
  context: ApiContext,
  extra: Extra = {},
): Promise<ResponseOf<E>> => {
  const given = context.preloaded.take(endpoint.path, request as object, context.language);
  const { value, status } =
    given === undefined ? await ask(endpoint, request as object, context, extra) : { value: given, status: 200 };
  const parsed = endpoint.response.safeParse(value);
  // A page older than its server does not show what it cannot parse.
  if (!parsed.success) throw new CallFailure('system_error', status, parsed.error.issues);
  return parsed.data as ResponseOf<E>;
};

const ask = async (endpoint: EndpointSpec, request: object, context: ApiContext, extra: Extra) =>
  endpoint.opensSession || endpoint.money || endpoint.signed || endpoint.confirmed
    ? (await securedCalls()).sendSecured(fetchOne, endpoint, request, context, extra)
    : fetchOne(endpoint, request, context, extra);

const fetchOne: FetchOne = async (endpoint, request, context, { idempotencyKey, headersOf } = {}) => {
  const person = endpoint.captcha && (await proof(context));
  const { path, type, body } = await encode(endpoint, request, context);
  const headers = new Headers({ 'x-language': context.language });
  // At another origin the host does not name the merchant.
  if (!endpoint.byHost || context.baseUrl) headers.set('x-merchant', context.merchant);
  if (type) headers.set('content-type', type);
  if (context.token && endpoint.auth !== 'operator') headers.set('authorization', `Bearer ${context.token}`);
  if (person) headers.set('x-captcha', person);
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);
  for (const [name, value] of Object.entries((await headersOf?.(endpoint.method, path, body)) ?? {})) {
    headers.set(name, value);
  }
  let status = 0;
  let answer: { success?: boolean; message?: unknown; value?: unknown };
  try {
    const response = await fetch(context.baseUrl + path, {
      method: endpoint.method,
      headers,
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    status = response.status;
    answer = (await response.json()) as typeof answer;
  } catch {
    throw new CallFailure('network_abnormal', status);
  }
  if (answer.success !== true) {
    throw new CallFailure(typeof answer.message === 'string' ? answer.message : 'system_error', status, answer.value);
  }
  return { value: answer.value, status };
};
