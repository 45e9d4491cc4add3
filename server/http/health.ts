import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { relayLag } from '../live/relay-lag.ts';
import { checkOperator } from './gate.ts';

const hide = { schema: { hide: true } };

/** `/health` and `/metrics` for who watches the server, `/version` for who plays on it (PP-05). */
export const addHealth = (app: FastifyInstance, house: House): void => {
  app.get('/health', hide, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    try {
      return { status: 'ok', relayLagMs: await relayLag(house), version: house.version };
    } catch (error) {
      house.log.error({ err: error }, 'the database does not answer');
      void reply.code(503);
      return { status: 'database_unreachable', relayLagMs: null, version: house.version };
    }
  });
  // What a house refuses and moves is its own business: Prometheus sends the operator's key as its credentials.
  app.get('/metrics', hide, async (request, reply) => {
    await app.limitAddress(request);
    checkOperator(request, app.operatorKey);
    void reply.header('cache-control', 'no-store').type(app.metrics.registry.contentType);
    return app.metrics.registry.metrics();
  });
  app.get('/version', hide, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { version: house.version };
  });
};
