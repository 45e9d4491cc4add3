import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app/context.ts';
import { relayLag } from '../live/relay-lag.ts';
import { checkOperator } from './access-checks.ts';

const hide = { schema: { hide: true } };
/** Requests within this time get the previous result. */
const CHECKED_FOR_MS = 1_000;

interface Health {
  status: 'ok' | 'database_unreachable';
  relayLagMs: number | null;
  version: string;
}

/**
 * Runs one check at a time and shares its result, so that the load on the database does not depend on the number of requests.
 */
const sharedCheck = (ctx: AppContext): (() => Promise<Health>) => {
  let last: { atMs: number; isOver: boolean; health: Promise<Health> } | undefined;
  const check = async (): Promise<Health> => {
    try {
      return { status: 'ok', relayLagMs: await relayLag(ctx), version: ctx.version };
    } catch (error) {
      ctx.log.error({ err: error }, 'the database does not answer');
      return { status: 'database_unreachable', relayLagMs: null, version: ctx.version };
    }
  };
  return () => {
    if (last && (!last.isOver || performance.now() - last.atMs < CHECKED_FOR_MS)) return last.health;
    const started = { atMs: performance.now(), isOver: false, health: check() };
    void started.health.then(() => (started.isOver = true));
    last = started;
    return started.health;
  };
};

/** `/health` and `/metrics` for monitoring, `/version` for players (PP-05). */
export const addHealth = (app: FastifyInstance, ctx: AppContext): void => {
  const check = sharedCheck(ctx);
  app.get('/health', hide, async (_request, reply) => {
    const health = await check();
    return reply
      .code(health.status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(health);
  });
  // The metrics are confidential: Prometheus sends the operator's key as its credentials.
  app.get('/metrics', hide, async (request, reply) => {
    await ctx.limits.address(request);
    checkOperator(request, ctx.operatorKey);
    void reply.header('cache-control', 'no-store').type(ctx.metrics.registry.contentType);
    return ctx.metrics.registry.metrics();
  });
  app.get('/version', hide, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { version: ctx.version };
  });
};
