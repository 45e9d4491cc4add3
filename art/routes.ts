import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { BANNER_THEMES } from './banner.ts';
import { BRAND_DRAWINGS } from './brand-drawings.ts';
import type { Kind, Subject } from './draw-worker.ts';
import { createDrawing, type Drawn } from './drawing.ts';
import type { GameSpec } from './game.ts';
import { PROMOTION_KINDS } from './pictures.ts';
import { SYMBOL_NAMES } from './symbols.ts';

export interface ArtLookups {
  /** Returns the game of a node id at the request's merchant, or null if there is none. */
  game(
    nodeId: string,
    request: FastifyRequest,
  ): Promise<Omit<GameSpec, 'shape'> | null> | Omit<GameSpec, 'shape'> | null;
  /** Returns the vendor of a code, or null if there is none. */
  vendor(code: string, request: FastifyRequest): Promise<{ name: string } | null> | { name: string } | null;
}

export interface ArtOptions {
  lookup: ArtLookups;
  /** Pictures cached in memory, about 20 kB each. */
  keep?: number;
}

/** The allowed query. A version tells browsers that the picture never changes. */
const Version = z.strictObject({ v: z.optional(z.string().regex(/^[A-Za-z0-9_.-]{1,40}$/)) });
const Seed = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
const NOT_FOUND = { success: false, message: 'not_found', value: null } as const;
const TOO_MANY = { success: false, message: 'too_many_requests', value: null } as const;
/** Seconds for which browsers cache an address without a version: long enough for a visit, short enough for a changed name. */
const UNVERSIONED = 300;

/** Routes that draw pictures on request and cache recent ones. */
export const artRoutes: FastifyPluginAsync<ArtOptions> = (app: FastifyInstance, { lookup, keep = 600 }) => {
  const drawing = createDrawing(keep);
  app.addHook('onClose', () => drawing.close());

  /**
   * Serves one kind of picture. `describe` returns all inputs of the drawing, or null if there is nothing to draw.
   * Checks the address itself, so that no other schema compiler of the app can loosen the check.
   */
  const picture = <P, K extends Kind>(
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
  const same = <P>(params: P): P => params;

  picture(
    '/art/game/:nodeId/:shape.svg',
    z.strictObject({ nodeId: z.string().regex(/^\d{1,15}$/), shape: z.enum(['tile', 'wide']) }),
    async ({ nodeId, shape }, request) => {
      const game = await lookup.game(nodeId, request);
      return game === null ? null : { ...game, shape };
    },
    'game',
  );
  picture(
    '/art/vendor/:code.svg',
    z.strictObject({ code: z.string().regex(/^[A-Z0-9_]{2,24}$/) }),
    async ({ code }, request) => {
      const vendor = await lookup.vendor(code, request);
      return vendor === null ? null : { vendor: code, name: vendor.name };
    },
    'vendor',
  );
  picture(
    '/art/banner/:theme/:seed/:side.svg',
    z.strictObject({ theme: z.enum(BANNER_THEMES), seed: Seed, side: z.enum(['start', 'end']) }),
    same,
    'banner',
  );
  picture(
    '/art/promotion/:kind/:seed.svg',
    z.strictObject({ kind: z.enum(PROMOTION_KINDS), seed: Seed }),
    same,
    'promotion',
  );
  picture('/art/avatar/:seed.svg', z.strictObject({ seed: Seed }), same, 'avatar');
  picture('/art/entry/:kind.svg', z.strictObject({ kind: z.enum(['LIVE', 'RNG', 'FISH']) }), same, 'entry');
  picture('/art/age/:age.svg', z.strictObject({ age: z.enum(['18', '21']) }), same, 'age');
  picture('/art/symbol/:name.svg', z.strictObject({ name: z.enum(SYMBOL_NAMES) }), same, 'symbol');
  picture('/art/brand/:name.svg', z.strictObject({ name: z.enum(BRAND_DRAWINGS) }), same, 'brand');
  return Promise.resolve();
};

/** Sends a picture, or 304 if the client's copy is current. */
const answer = (
  reply: FastifyReply,
  { svg, etag }: Drawn,
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
  return reply.type('image/svg+xml; charset=utf-8').send(svg);
};
