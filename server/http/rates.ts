import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EndpointSpec } from '../../contract/define.ts';
import type { AppContext } from '../context.ts';
import { addressKey } from './address.ts';
import { Failure } from './failure.ts';

/** Calls a minute of one address to all endpoints together; of one address, or one member, to one endpoint. */
const ADDRESS_PER_MINUTE = 3_000;
const VISITOR_PER_MINUTE = 240;
const MEMBER_PER_MINUTE = 600;
/** So many members may be behind one address, each with all that it may do. */
const MEMBERS_OF_ADDRESS = 10;
/** Whatever else one address asks for: files, pictures, pages of vendors. A cold visit takes some hundred. */
const FILES_PER_MINUTE = 6_000;
/** Pages, each of which asks the house for what it shows; and the documentation, which is large. */
const PAGES_PER_MINUTE = 600;
const DOCS_PER_MINUTE = 120;
/** Addresses and members that are counted at once; the oldest are forgotten first. */
const REMEMBERED = 20_000;

export type Limiter = (request: FastifyRequest) => Promise<void>;

/** Limits of one address, for what is no endpoint of the contract. */
export interface AddressLimits {
  files: Limiter;
  pages: Limiter;
  docs: Limiter;
}

/** Registers the counters; they are this node's own. What counts its callers itself says so in its route's `config`. */
export const addRates = async (app: FastifyInstance, ctx: AppContext): Promise<void> => {
  await app.register(rateLimit, { global: false, cache: REMEMBERED });
  const ofAddress = (perMinute: number) => limiter(app, perMinute * ctx.config.rateFactor, addressOf);
  const limits = {
    files: ofAddress(FILES_PER_MINUTE),
    pages: ofAddress(PAGES_PER_MINUTE),
    docs: ofAddress(DOCS_PER_MINUTE),
  };
  app.decorate('addressLimits', limits);
  app.addHook('onRequest', async (request) => {
    const { endpoint, countsItself } = request.routeOptions.config;
    if (!endpoint && !countsItself) await limits.files(request);
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

/** One address over all endpoints; asked before anything is read from the database. */
export const addressLimiter = (app: FastifyInstance, ctx: AppContext): Limiter =>
  limiter(app, ADDRESS_PER_MINUTE * ctx.config.rateFactor, addressOf);

/**
 * One endpoint, counted before its body is read, so that what is refused counts, too. A visitor's by address, since anybody opens
 * trials. A member's by member, whatever the number of its sessions, and by address, whatever the number of its members; a
 * forged token is its address's own.
 */
export const endpointLimiter = (app: FastifyInstance, ctx: AppContext, endpoint: EndpointSpec): Limiter => {
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
