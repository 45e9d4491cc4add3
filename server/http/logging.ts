import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from '../config/config.ts';

const SECRET = [
  'authorization',
  'cookie',
  'password',
  'confirmPassword',
  'token',
  'ticket',
  'ct',
  'secret',
  'headers.authorization',
  'headers.cookie',
];

/** Creates the server's logger: JSON lines without bodies and query strings. Values with a secret's name are redacted. */
export const createLog = (config: Pick<Config, 'logLevel'>, to: DestinationStream = pino.destination(1)): Logger =>
  pino(
    {
      level: config.logLevel,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: SECRET.flatMap((name) => [name, `*.${name}`]), censor: '[secret]' },
      serializers: { err: pino.stdSerializers.err, req: seenRequest },
    },
    to,
  );

/** Logs a request without its query, because URLs may contain tokens. */
const seenRequest = (request: FastifyRequest) => ({
  method: request.method,
  path: request.url?.split('?')[0],
  ip: request.ip,
});

/** Keeps the caller's own request id if it is well-formed, so that a trace continues. */
export const requestId = (request: IncomingMessage): string => {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
};

/** Logs one line per answered request. Responses carry the id of their request. */
export const addRequestLog = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const line = { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    // Successful requests are logged at debug level only.
    if (request.routeOptions.config.endpoint && reply.statusCode >= 400) request.log.info(line, 'refused');
    else request.log.debug(line, 'answered');
  });
};
