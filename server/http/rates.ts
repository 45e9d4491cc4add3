import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EndpointSpec } from '../../contract/define.ts';
import type { House } from '../house.ts';
import { addressKey } from './address.ts';
import { Failure } from './failure.ts';

/** Calls a minute: of one address to all endpoints together, of one address or session to one endpoint. */
const ADDRESS_PER_MINUTE = 3_000;
const VISITOR_PER_MINUTE = 240;
const SESSION_PER_MINUTE = 600;
/** Addresses and sessions that are counted at once; the oldest are forgotten first. */
const REMEMBERED = 20_000;

export type Limiter = (request: FastifyRequest) => Promise<void>;

/** Registers the counters; they are this node's own. */
export const addRates = async (app: FastifyInstance): Promise<void> => {
  await app.register(rateLimit, { global: false, cache: REMEMBERED });
};

const limiter = (app: FastifyInstance, max: number, keyGenerator: (request: FastifyRequest) => string): Limiter => {
  const count = app.createRateLimit({ max, timeWindow: 60_000, keyGenerator });
  return async (request) => {
    const result = await count(request);
    if (result.isAllowed || !result.isExceeded) return;
    throw new Failure('too_many_requests', { details: { retryAfterSeconds: result.ttlInSeconds } });
  };
};

/** One address over all endpoints; asked before anything is read from the database. */
export const addressLimiter = (app: FastifyInstance, house: House): Limiter =>
  limiter(app, ADDRESS_PER_MINUTE * house.config.rateFactor, ({ ip }) => addressKey(ip));

/** One endpoint: by session where it needs one, so that forged tokens gain nothing; else by address, since anybody opens trials. */
export const endpointLimiter = (app: FastifyInstance, house: House, endpoint: EndpointSpec): Limiter => {
  const isVisitors = endpoint.auth === 'visitor';
  const usual = isVisitors ? VISITOR_PER_MINUTE : SESSION_PER_MINUTE;
  return limiter(
    app,
    (endpoint.perMinute ?? usual) * house.config.rateFactor,
    ({ viewer, ip }) => (isVisitors ? undefined : viewer?.session?.id) ?? addressKey(ip),
  );
};
