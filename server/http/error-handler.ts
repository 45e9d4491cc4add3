import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  isResponseSerializationError,
  type ZodFastifySchemaValidationError,
} from 'fastify-type-provider-zod';
import { mayFailWith } from '../../contract/define.ts';
import { DatabaseUnavailable } from '../db/unavailable.ts';
import { serverFault } from '../faults/faults.ts';
import { Failure } from './failure.ts';
import { problemsOf } from './issues.ts';
import './request.ts';

/** Message of the log when a handler throws a failure that its endpoint does not declare. */
export const UNDECLARED = 'undeclared failure';

type Validated = Error & { validation: ZodFastifySchemaValidationError[] };

/** Answers every error with `{ success: false, message, value }` and a key of the catalogue, never with a stack trace. */
export const addAnswers = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => answer(toFailure(error, request), request, reply));
};

/** Answers a URL that the router cannot parse. The router would otherwise answer in its own format. */
export const answerUnreadable = (_error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  const details = { issues: [{ path: '', problem: 'unreadable_address' }] };
  answer(new Failure('invalid_request', { details }), request, reply);
};

/** Answers to connections whose data is not a valid HTTP request. Any other error code is a bad request. */
const LINE_FAULTS: Readonly<Record<string, readonly [status: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: ['413 Content Too Large', 'body_too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'invalid_request'],
};

/** Answers requests that Node's HTTP parser rejects. There is no request object, so the answer is written to the socket. */
export const answerUnreadableLine = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, message] = LINE_FAULTS[error.code ?? ''] ?? ['400 Bad Request', 'invalid_request'];
  const body = JSON.stringify({ success: false, message, value: null });
  const head = `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncache-control: no-store`;
  socket.write(`${head}\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`);
  socket.destroySoon();
};

/** Sends one failure in the contract's format. */
export const answer = (failure: Failure, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { key, status, details } = failure;
  request.server.ctx.metrics.refused('site', key);
  const { endpoint } = request.routeOptions.config;
  // The contract, the documentation and the texts of the client lack this failure. Tests fail on this line of the log.
  if (endpoint && !mayFailWith(endpoint, key))
    request.log.error({ undeclared: key, endpoint: endpoint.path, err: failure }, UNDECLARED);
  const seen = { refused: key, status, details, memberId: request.viewer?.member?.id };
  if (key === 'system_error' || key === 'server_unavailable')
    request.log.error({ ...seen, err: failure.cause }, 'call failed');
  else request.log.warn(failure.cause ? { ...seen, err: failure.cause } : seen, 'call refused');
  if (key === 'system_error')
    request.server.ctx.faults?.report(serverFault(failure.cause, endpoint?.path ?? 'unknown'));
  if (key === 'too_many_requests') retryAfter(reply, details);
  // The route's serializer checks the declared response, which a failure does not match.
  reply.serializer(JSON.stringify);
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send({ success: false, message: key, value: details ?? null });
};

const retryAfter = (reply: FastifyReply, details: unknown): void => {
  const seconds = (details as { retryAfterSeconds?: number } | undefined)?.retryAfterSeconds;
  if (seconds) void reply.header('retry-after', seconds);
};

const toFailure = (error: unknown, request: FastifyRequest): Failure => {
  if (error instanceof Failure) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return invalid(error);
  const { code, statusCode } = error as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || code === 'FST_REQ_FILE_TOO_LARGE') return new Failure('body_too_large');
  if (isResponseSerializationError(error))
    request.log.error({ err: (error as Error).cause }, 'answer breaks the contract');
  // Errors of Fastify about the request (unreadable JSON, wrong media type, wrong length).
  else if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new Failure('invalid_request', { details: { issues: [{ path: '', problem: code ?? 'unreadable' }] } });
  return new Failure(error instanceof DatabaseUnavailable ? 'server_unavailable' : 'system_error', { cause: error });
};

const invalid = ({ validation }: Validated): Failure =>
  new Failure('invalid_request', {
    details: problemsOf(
      validation.map(
        ({ keyword, instancePath, params, message }) =>
          ({
            ...params,
            code: keyword,
            message: message ?? '',
            path: instancePath.split('/').filter(Boolean),
          }) as unknown as Parameters<typeof problemsOf>[0][number],
      ),
    ),
  });
