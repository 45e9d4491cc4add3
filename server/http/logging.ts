import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from '../config.ts';

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

/** The house's logger: JSON lines; no bodies, no query strings, and what would be secret by its name is cut. */
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

/** What a log line says of a request: no query, since addresses may bear tokens. */
const seenRequest = (request: FastifyRequest) => ({
  method: request.method,
  path: request.url?.split('?')[0],
  ip: request.ip,
});

/** A caller's own id is kept where it is plain, so that a trace goes on through us. */
export const requestId = (request: IncomingMessage): string => {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
};

/** One line for each answered request; answers name their request's id. */
export const addRequestLog = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const line = { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    // What was answered as asked is of interest only to who looks for it.
    if (request.routeOptions.config.endpoint && reply.statusCode >= 400) request.log.info(line, 'refused');
    else request.log.debug(line, 'answered');
  });
};
