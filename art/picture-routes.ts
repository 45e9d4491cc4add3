// The option `hide` of a route's schema.
import type {} from '@fastify/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Kind, Subject } from './draw-worker.ts';
import { createDrawing, type Drawn } from './drawing.ts';

/** The allowed query. A version tells browsers that the picture never changes. */
const Version = z.strictObject({ v: z.optional(z.string().regex(/^[A-Za-z0-9_.-]{1,40}$/)) });
const NOT_FOUND = { success: false, message: 'not_found', value: null } as const;
const TOO_MANY = { success: false, message: 'too_many_requests', value: null } as const;
/** Seconds for which browsers cache an address without a version: long enough for a visit, short enough for a changed name. */
const UNVERSIONED = 300;

/**
 * Returns a function that serves one kind of picture. `describe` returns all inputs of the drawing, or null if there is
 * nothing to draw. It checks the address itself, so that no other schema compiler of the app can loosen the check.
 */
export const pictures = (app: FastifyInstance, { keep, folder }: { keep: number; folder?: string }) => {
  const drawing = createDrawing(keep, folder);
  app.addHook('onClose', () => drawing.close());
  return <P, K extends Kind>(
    path: string,
    shape: z.ZodType<P>,
    describe: (params: P, request: FastifyRequest) => Promise<Subject<K> | null> | Subject<K> | null,
    kind: K,
  ): void => {
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const [params, query] = [shape.safeParse(request.params), Version.safeParse(request.query)];
      const what = params.success && query.success ? await describe(params.data, request) : null;
      if (what === null) return reply.code(404).header('cache-control', 'no-store').send(NOT_FOUND);
      const drawn = await drawing.of(kind, what).catch((error: unknown) => {
        request.log.warn({ err: error }, 'a picture was not drawn');
        return null;
      });
      if (!drawn) return reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': 5 }).send(TOO_MANY);
      return answer(reply, drawn, query.data?.v !== undefined, request.headers['if-none-match']);
    });
  };
};

/** Sends a picture, or 304 if the client's copy is current. */
const answer = (
  reply: FastifyReply,
  { picture, etag }: Drawn,
  isForGood: boolean,
  known: string | undefined,
): FastifyReply => {
  void reply.headers({
    etag,
    'cache-control': isForGood ? 'public, max-age=31536000, immutable' : `public, max-age=${UNVERSIONED}`,
    // Opened directly, an SVG is a document: it may contain its own styles and nothing else.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
  });
  // Compressed responses have the same ETag, because compression leaves the header unchanged.
  if (known?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag)) return reply.code(304).send();
  return typeof picture === 'string'
    ? reply.type('image/svg+xml; charset=utf-8').send(picture)
    : reply.type('image/avif').send(Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength));
};
