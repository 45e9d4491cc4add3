import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { commonFailure } from './failure.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of @fastify/under-pressure, which does not declare it. */
    pressureHandler?: () => undefined;
  }
}

/** Mean delay of the event loop over a second, in milliseconds, above which the server refuses calls. */
export const MAX_LOOP_DELAY_MS = 1_000;
const RETRY_AFTER_SECONDS = 5;

/** For routes that answer under any load. */
export const underAnyLoad = { pressureHandler: () => undefined };

/** Files of the page. Without them it could not say that the server is busy. */
const OF_THE_PAGE = '/assets/';

/**
 * Refuses calls with `server_unavailable` while the event loop is late: those that are under way finish sooner, and a proxy asks
 * another node. Open sockets go on; each has its own limits (server/live/send-queue.ts). Pages are delivered, without the answers
 * that they would show first.
 */
export const addOverload = async (app: FastifyInstance, maxEventLoopDelay: number): Promise<void> => {
  await app.register(underPressure, {
    maxEventLoopDelay,
    pressureHandler: async (request, reply) => {
      if (request.url.startsWith(OF_THE_PAGE)) return;
      void reply.header('retry-after', RETRY_AFTER_SECONDS);
      throw commonFailure('server_unavailable');
    },
  });
};
