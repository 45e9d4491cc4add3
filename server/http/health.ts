import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app/context.ts';
import { checkRootKey } from './access-checks.ts';
import { underAnyLoad } from './overload.ts';
import { createReadiness, type Failing } from './readiness.ts';

const hide = { schema: { hide: true }, config: underAnyLoad };

/**
 * `/health`, `/health/live` (the process answers), `/health/ready` (nothing is wrong; else each failing check), `/health/serving`
 * (it answers calls, for proxies) and `/metrics` for monitoring, `/version` for players (PP-05).
 */
export const addHealth = (app: FastifyInstance, ctx: AppContext): void => {
  const { version } = ctx;
  const readiness = createReadiness(ctx, () => app.isUnderPressure?.() ?? false);
  app.decorate('readiness', readiness);
  // Connections that clients and proxies keep would otherwise bring the next call to the node that stops.
  app.addHook('onSend', async (_request, reply) => {
    if (readiness.isStopping()) void reply.header('connection', 'close');
  });
  app.get('/health', hide, async (_request, reply) => {
    const { relayLagMs } = await readiness.check();
    const status = relayLagMs === null ? 'database_unreachable' : 'ok';
    return reply
      .code(status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, relayLagMs, version });
  });
  app.get('/health/live', hide, (_request, reply) => reply.header('cache-control', 'no-store').send({ version }));
  const report = (path: string, counts: (failing: Failing) => boolean) =>
    app.get(path, hide, async (_request, reply) => {
      const failing = (await readiness.check()).failing.filter(counts);
      const ready = failing.length === 0;
      return reply
        .code(ready ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ ready, failing, version });
    });
  report('/health/ready', () => true);
  // Redis, the relay and a newer database concern all nodes at once: a proxy that took them out would close the site.
  report('/health/serving', ({ serves }) => !serves);
  // The metrics are confidential: Prometheus sends the operator's key as its credentials.
  app.get('/metrics', hide, async (request, reply) => {
    await ctx.limits.address(request);
    checkRootKey(request, ctx);
    void reply.header('cache-control', 'no-store').type(ctx.metrics.registry.contentType);
    return ctx.metrics.registry.metrics();
  });
  app.get('/version', hide, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { version };
  });
};
