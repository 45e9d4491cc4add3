import type { FastifyInstance } from 'fastify';

/**
 * Allows cross-origin calls to these routes, because the game's frame has no origin: from anywhere, without the browser's
 * credentials. The session token is in a header that only its holder can send.
 */
export function answerFrames(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
  });
}
