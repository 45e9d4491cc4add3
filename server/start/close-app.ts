import type { FastifyInstance } from 'fastify';

/** Calls in hand have this long to finish. Then their connections are closed, as are those that never sent a request. */
const FINISH_WITHIN_MS = 8_000;
const LOOK_EVERY_MS = 50;

/**
 * Takes no more connections, lets the calls in hand finish, and closes. Node closes connections that are idle at that moment only:
 * one with a call in hand would stay open for as long as its client keeps it.
 */
export const closeApp = async (app: FastifyInstance, finishWithinMs = FINISH_WITHIN_MS): Promise<void> => {
  const idle = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS);
  const all = setTimeout(() => app.server.closeAllConnections(), finishWithinMs);
  try {
    await app.close();
  } finally {
    clearInterval(idle);
    clearTimeout(all);
  }
};
