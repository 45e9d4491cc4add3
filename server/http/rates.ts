import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EndpointSpec } from '../../contract/define.ts';
import type { BaseContext } from '../app/base-context.ts';
import { addressKey } from './address.ts';
import { Failure } from './failure.ts';
import { createWrongKeys, type WrongKeys } from './wrong-keys.ts';

/** Calls per minute: of one address to all endpoints together; of one visitor's address, or one member, to one endpoint. */
const ADDRESS_PER_MINUTE = 3_000;
const VISITOR_PER_MINUTE = 240;
const MEMBER_PER_MINUTE = 600;
/** Number of members at one address that may each use their full limit. */
const MEMBERS_OF_ADDRESS = 10;
/** Other requests of one address: files, pictures, pages of vendors. A first visit makes some hundred. */
const FILES_PER_MINUTE = 6_000;
/** Pages, each of which makes internal calls; and the documentation, which is large. */
const PAGES_PER_MINUTE = 600;
const DOCS_PER_MINUTE = 120;
/** Maximum counters kept; the oldest are dropped first. */
const REMEMBERED = 20_000;

export type Limiter = (request: FastifyRequest) => Promise<void>;

/** Limits per address. */
export interface Limits {
  /** Over all endpoints. Runs before anything is read from the database. */
  address: Limiter;
  files: Limiter;
  pages: Limiter;
  docs: Limiter;
  wrongKeys: WrongKeys;
}

/** Registers the counters, which are local to this node. */
export const addRates = async (app: FastifyInstance, ctx: BaseContext): Promise<Limits> => {
  await app.register(rateLimit, { global: false, cache: REMEMBERED });
  const ofAddress = (perMinute: number) => limiter(app, perMinute * ctx.config.rateFactor, addressOf);
  return {
    address: ofAddress(ADDRESS_PER_MINUTE),
    files: ofAddress(FILES_PER_MINUTE),
    pages: ofAddress(PAGES_PER_MINUTE),
    docs: ofAddress(DOCS_PER_MINUTE),
    wrongKeys: createWrongKeys(ctx),
  };
};

/** Limits requests outside the contract. A route with its own limit sets `countsItself` in its `config`. */
export const limitFiles = (app: FastifyInstance, { files }: Limits): void => {
  app.addHook('onRequest', async (request) => {
    const { endpoint, countsItself } = request.routeOptions.config;
    if (!endpoint && !countsItself) await files(request);
  });
};

const addressOf = ({ ip }: FastifyRequest): string => addressKey(ip);

const limiter = (app: FastifyInstance, max: number, keyGenerator: (request: FastifyRequest) => string): Limiter => {
  const count = app.createRateLimit({ max, timeWindow: 60_000, keyGenerator });
  return async (request) => {
    const result = await count(request);
    if (result.isAllowed || !result.isExceeded) return;
    throw new Failure('too_many_requests', { details: { retryAfterSeconds: result.ttlInSeconds } });
  };
};

/**
 * Limits calls of one endpoint. Runs before the body is read, so that refused calls count, too. Visitors' endpoints count by
 * address, because anybody can open trial accounts. Members' endpoints count by member over all sessions, and by address over
 * all members. A call with an invalid token counts by address.
 */
export const endpointLimiter = (app: FastifyInstance, ctx: BaseContext, endpoint: EndpointSpec): Limiter => {
  const isVisitors = endpoint.auth === 'visitor';
  const usual = isVisitors ? VISITOR_PER_MINUTE : MEMBER_PER_MINUTE;
  const perMinute = (endpoint.perMinute ?? usual) * ctx.config.rateFactor;
  if (isVisitors) return limiter(app, perMinute, addressOf);
  const ofAddress = limiter(app, perMinute * MEMBERS_OF_ADDRESS, addressOf);
  const ofMember = limiter(app, perMinute, (request) => memberOf(request) ?? addressOf(request));
  return async (request) => {
    await ofAddress(request);
    await ofMember(request);
  };
};

const memberOf = ({ viewer }: FastifyRequest): string | undefined =>
  viewer?.member && `${viewer.member.merchant} ${viewer.member.id}`;
