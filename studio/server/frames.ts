import type { FastifyInstance } from 'fastify';

/**
 * Lets these routes be asked from a frame without an origin, as a game's is: from anywhere, therefore, and without credentials
 * of the browser's. What opens a session rides in a header that only its holder can send.
 */
export function answerFrames(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
  });
}
