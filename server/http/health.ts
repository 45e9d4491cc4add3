import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { everyBrand } from '../db/database.ts';
import type { House } from '../house.ts';

const hide = { schema: { hide: true } };

/** `/health` for who watches the server and `/version` for who plays on it (PP-05). */
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
  app.get('/version', hide, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { version: house.version };
  });
};

/** Age of the oldest envelope that waits to be relayed, milliseconds; 0 where none does. */
const relayLag = async ({ database }: House): Promise<number> => {
  const { lag } = await everyBrand(database.db)
    .selectFrom('outbox')
    .select(sql<number>`coalesce(round(extract(epoch from clock_timestamp() - min(at)) * 1000), 0)::int`.as('lag'))
    .executeTakeFirstOrThrow();
  return Math.max(0, lag);
};
