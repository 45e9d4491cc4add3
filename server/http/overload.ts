import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { commonFailure } from './failure.ts';

/** Mean delay of the event loop over a second, in milliseconds, above which the server refuses calls. */
export const MAX_LOOP_DELAY_MS = 1_000;
const RETRY_AFTER_SECONDS = 5;

/** For routes that answer under any load. */
export const underAnyLoad = { pressureHandler: () => undefined };

/**
 * Refuses calls with `server_unavailable` while the event loop is late: those that are under way finish sooner, and a proxy asks
 * another node. Open sockets go on; each has its own limits (server/live/send-queue.ts).
 */
export const addOverload = async (app: FastifyInstance, maxEventLoopDelay: number): Promise<void> => {
  await app.register(underPressure, {
    maxEventLoopDelay,
    pressureHandler: async (_request, reply) => {
      void reply.header('retry-after', RETRY_AFTER_SECONDS);
      throw commonFailure('server_unavailable');
    },
  });
};
