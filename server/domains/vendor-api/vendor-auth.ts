import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bytesOf, keepBytes } from '../../http/raw-bodies.ts';
import type { BaseContext } from '../../app/base-context.ts';
import { addressKey } from '../../http/address.ts';
import type { VendorAnswer } from '../../../contract/vendor.ts';
import { answer, succeeded } from './responses.ts';
import type { VendorCaller } from './call-context.ts';
import { createKeyVerifier } from './keys.ts';
import { claimOf } from './signature.ts';

declare module 'fastify' {
  interface FastifyRequest {
    vendorCaller?: VendorCaller;
  }
}

/** Calls per minute of one key, and per address without a valid signature. */
const KEY_PER_MINUTE = 60_000;
const FORGED_PER_MINUTE = 300;

/** Accepts only signed calls in this scope, over the raw bytes, and answers every error in the vendor API's format. */
export const requireSignature = (scope: FastifyInstance, ctx: BaseContext): void => {
  const check = createKeyVerifier(ctx);
  const limit = (max: number, keyGenerator: (request: FastifyRequest) => string) =>
    scope.createRateLimit({ max: max * ctx.config.rateFactor, timeWindow: 60_000, keyGenerator });
  const ofKey = limit(KEY_PER_MINUTE, (request) => `vendor:${request.vendorCaller!.keyId}`);
  const ofForger = limit(FORGED_PER_MINUTE, ({ ip }) => `vendor:${addressKey(ip)}`);

  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, countsItself: true };
  });

  keepBytes(scope, '*');

  scope.addHook('preValidation', async (request, reply) => {
    const claim = claimOf(request.headers, ctx.now());
    const parts = { method: request.method, pathWithQuery: request.url, rawBody: bytesOf(request) };
    const caller = typeof claim === 'string' ? claim : await check(claim, parts);
    if (typeof caller === 'string') {
      const forged = await ofForger(request);
      request.log.warn({ fault: caller, url: request.url, ip: request.ip }, 'a vendor call was refused');
      if (!forged.isAllowed && forged.isExceeded) return tooMany(reply, forged.ttlInSeconds);
      return reply.code(401).send(answer('SIGNATURE_INVALID'));
    }
    request.vendorCaller = caller;
    const made = await ofKey(request);
    if (!made.isAllowed && made.isExceeded) return tooMany(reply, made.ttlInSeconds);
  });
  scope.addHook('preSerialization', async (_request, _reply, payload: unknown) => {
    const { code } = payload as Partial<VendorAnswer>;
    if (code !== undefined && !succeeded({ code })) scope.ctx.metrics.refused('vendor', code);
    return payload;
  });
  // The result is unknown to the vendor, which retries or rolls back.
  scope.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    if (error.statusCode !== undefined && error.statusCode < 500)
      return reply.code(error.statusCode).send(answer('INVALID_REQUEST', { message: error.message }));
    request.log.error({ err: error, url: request.url }, 'a vendor call failed');
    return reply.code(503).send(answer('TEMPORARY'));
  });
  scope.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(answer('INVALID_REQUEST', { message: 'no such call' })),
  );
  scope.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
};

const tooMany = (reply: FastifyReply, seconds: number) =>
  reply.code(429).header('retry-after', seconds).send(answer('RATE_LIMITED'));
