import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  isResponseSerializationError,
  type ZodFastifySchemaValidationError,
} from 'fastify-type-provider-zod';
import { Failure } from './failure.ts';
import { problemsOf } from './issues.ts';

type Validated = Error & { validation: ZodFastifySchemaValidationError[] };

/** Makes every refusal a `{ success: false, message, value }` with a key of the catalogue, and never a word of the stack. */
export const addAnswers = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => answer(toFailure(error, request), request, reply));
};

/** An address that cannot be read is refused before there is a route: by the router, which would answer in a form of its own. */
export const answerUnreadable = (_error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  const details = { issues: [{ path: '', problem: 'unreadable_address' }] };
  answer(new Failure('invalid_request', { details }), request, reply);
};

/** What a line is told that is no readable request; any other fault is a bad request. */
const LINE_FAULTS: Readonly<Record<string, readonly [status: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: ['413 Content Too Large', 'body_too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'invalid_request'],
};

/** What Node's reader of HTTP refuses has no request yet: its answer is written on the line itself. */
export const answerUnreadableLine = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, message] = LINE_FAULTS[error.code ?? ''] ?? ['400 Bad Request', 'invalid_request'];
  const body = JSON.stringify({ success: false, message });
  const head = `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncache-control: no-store`;
  socket.write(`${head}\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`);
  socket.destroySoon();
};

/** Sends one failure in the contract's form. */
export const answer = (failure: Failure, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { key, status, details } = failure;
  request.server.metrics.refused('site', key);
  const seen = { refused: key, status, details, memberId: request.viewer?.member?.id };
  if (status >= 500 && key === 'system_error') request.log.error({ ...seen, err: failure.cause }, 'call failed');
  else request.log.warn(failure.cause ? { ...seen, err: failure.cause } : seen, 'call refused');
  if (key === 'too_many_requests') retryAfter(reply, details);
  // The answer of a route that declares its response is checked against that; a failure has a form of its own.
  reply.serializer(JSON.stringify);
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send({ success: false, message: key, ...(details === undefined ? {} : { value: details }) });
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
  // What Fastify itself refuses of a request (unreadable JSON, wrong media type, wrong length).
  else if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new Failure('invalid_request', { details: { issues: [{ path: '', problem: code ?? 'unreadable' }] } });
  return new Failure('system_error', { cause: error });
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
