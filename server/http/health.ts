import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app/context.ts';
import { relayLag } from '../live/relay-lag.ts';
import { checkRootKey } from './access-checks.ts';
import { underAnyLoad } from './overload.ts';

const hide = { schema: { hide: true }, config: underAnyLoad };
/** Requests within this time get the previous result. */
const CHECKED_FOR_MS = 1_000;
/** Events that wait for longer are no live events. */
const LAG_BOUND_MS = 10_000;

interface Health {
  status: 'ok' | 'database_unreachable';
  relayLagMs: number | null;
  version: string;
}

interface Checked {
  health: Health;
  hasMerchant: boolean;
}

/** What keeps a node from serving players, in a sentence that says what to do. */
interface Failing {
  check: 'database' | 'load' | 'merchant' | 'relay';
  reason: string;
}

/**
 * Runs one check at a time and shares its result, so that the load on the database does not depend on the number of requests.
 */
const sharedCheck = (ctx: AppContext): (() => Promise<Checked>) => {
  let last: { atMs: number; isOver: boolean; checked: Promise<Checked> } | undefined;
  const check = async (): Promise<Checked> => {
    const { version } = ctx;
    try {
      const relayLagMs = await relayLag(ctx);
      const merchant = await ctx.database.db.selectFrom('merchants').select('code').limit(1).executeTakeFirst();
      return { health: { status: 'ok', relayLagMs, version }, hasMerchant: merchant !== undefined };
    } catch (error) {
      ctx.log.error({ err: error }, 'the database does not answer');
      return { health: { status: 'database_unreachable', relayLagMs: null, version }, hasMerchant: false };
    }
  };
  return () => {
    if (last && (!last.isOver || performance.now() - last.atMs < CHECKED_FOR_MS)) return last.checked;
    const started = { atMs: performance.now(), isOver: false, checked: check() };
    void started.checked.then(() => (started.isOver = true));
    last = started;
    return started.checked;
  };
};

const failingOf = ({ health: { status, relayLagMs }, hasMerchant }: Checked): Failing[] => {
  if (status !== 'ok') return [{ check: 'database', reason: 'The database does not answer.' }];
  const failing: Failing[] = [];
  if (!hasMerchant)
    failing.push({
      check: 'merchant',
      reason: 'There is no merchant. Make one with: npm run operator -- merchant new <code>.',
    });
  if ((relayLagMs ?? 0) > LAG_BOUND_MS)
    failing.push({ check: 'relay', reason: `The oldest event waits since ${relayLagMs} ms to be sent.` });
  return failing;
};

/**
 * `/health`, `/health/live` (the process answers), `/health/ready` (it can serve players; else each failing check) and `/metrics`
 * for monitoring, `/version` for players (PP-05).
 */
export const addHealth = (app: FastifyInstance, ctx: AppContext): void => {
  const check = sharedCheck(ctx);
  app.get('/health', hide, async (_request, reply) => {
    const { health } = await check();
    return reply
      .code(health.status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(health);
  });
  app.get('/health/live', hide, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ version: ctx.version }),
  );
  app.get('/health/ready', hide, async (_request, reply) => {
    const failing = failingOf(await check());
    if (app.isUnderPressure?.()) failing.push({ check: 'load', reason: 'The server is too busy, and refuses calls.' });
    const ready = failing.length === 0;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, failing, version: ctx.version });
  });
  // The metrics are confidential: Prometheus sends the operator's key as its credentials.
  app.get('/metrics', hide, async (request, reply) => {
    await ctx.limits.address(request);
    checkRootKey(request, ctx);
    void reply.header('cache-control', 'no-store').type(ctx.metrics.registry.contentType);
    return ctx.metrics.registry.metrics();
  });
  app.get('/version', hide, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { version: ctx.version };
  });
};
