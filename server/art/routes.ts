import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { BANNER_THEMES, drawBanner } from './banner.ts';
import { drawBrandMark, drawFavicon } from './brand-mark.ts';
import type { GameSpec } from './game.ts';
import { drawGame } from './game.ts';
import { createLru } from './lru.ts';
import { drawAgeLimit, drawAvatar, drawEntryTile, drawPromotion, PROMOTION_KINDS } from './pictures.ts';
import { drawSymbol, SYMBOL_NAMES } from './symbols.ts';
import { drawVendorLogo } from './vendor-logo.ts';

export interface ArtLookups {
  /** The game of a node id, or null where there is none. */
  game(nodeId: string): Promise<Omit<GameSpec, 'shape'> | null> | Omit<GameSpec, 'shape'> | null;
  /** The vendor of a code, or null where there is none. */
  vendor(code: string): Promise<{ name: string } | null> | { name: string } | null;
}

export interface ArtOptions {
  lookup: ArtLookups;
  /** Pictures kept in memory, about 20 kB each. */
  keep?: number;
}

/** All that an address may hold; the version only tells browsers that the picture never changes. */
const Version = z.strictObject({ v: z.optional(z.string().regex(/^[A-Za-z0-9_.-]{1,40}$/)) });
const Seed = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
const NOT_FOUND = { success: false, message: 'not_found', value: null } as const;
/** Seconds that an address without a version is kept: long enough for a visit, short enough for a new name. */
const UNVERSIONED = 300;

/** Draws pictures on request and keeps the last ones. */
export const artRoutes: FastifyPluginAsync<ArtOptions> = (app: FastifyInstance, { lookup, keep = 600 }) => {
  const drawn = createLru<string>(keep);

  /**
   * Serves one kind of picture. `describe` answers all that it depends on, or null where there is nothing to draw.
   * The address is checked here, so that no other schema compiler of the app can loosen it.
   */
  const picture = <P, D>(
    path: string,
    shape: z.ZodType<P>,
    describe: (params: P) => Promise<D | null> | D | null,
    draw: (what: D) => string,
  ): void => {
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const [params, query] = [shape.safeParse(request.params), Version.safeParse(request.query)];
      const what = params.success && query.success ? await describe(params.data) : null;
      if (what === null) return reply.code(404).header('cache-control', 'no-store').send(NOT_FOUND);
      const key = `${path} ${JSON.stringify(what)}`;
      const svg = drawn.get(key) ?? draw(what);
      drawn.set(key, svg);
      return (
        reply
          .header('content-type', 'image/svg+xml; charset=utf-8')
          .header(
            'cache-control',
            query.data?.v === undefined ? `public, max-age=${UNVERSIONED}` : 'public, max-age=31536000, immutable',
          )
          // Opened by itself, an SVG is a document: it may style itself and nothing else.
          .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
          .header('x-content-type-options', 'nosniff')
          .send(svg)
      );
    });
  };
  const same = <P>(params: P): P => params;

  picture(
    '/art/game/:nodeId/:shape.svg',
    z.strictObject({ nodeId: z.string().regex(/^\d{1,15}$/), shape: z.enum(['tile', 'wide']) }),
    async ({ nodeId, shape }) => {
      const game = await lookup.game(nodeId);
      return game === null ? null : { ...game, shape };
    },
    drawGame,
  );
  picture(
    '/art/vendor/:code.svg',
    z.strictObject({ code: z.string().regex(/^[A-Z0-9_]{2,24}$/) }),
    async ({ code }) => {
      const vendor = await lookup.vendor(code);
      return vendor === null ? null : { vendor: code, name: vendor.name };
    },
    drawVendorLogo,
  );
  picture(
    '/art/banner/:theme/:seed/:side.svg',
    z.strictObject({ theme: z.enum(BANNER_THEMES), seed: Seed, side: z.enum(['start', 'end']) }),
    same,
    ({ theme, seed, side }) => drawBanner({ theme, seed, mirror: side === 'start' }),
  );
  picture(
    '/art/promotion/:kind/:seed.svg',
    z.strictObject({ kind: z.enum(PROMOTION_KINDS), seed: Seed }),
    same,
    drawPromotion,
  );
  picture('/art/avatar/:seed.svg', z.strictObject({ seed: Seed }), same, ({ seed }) => drawAvatar(seed));
  picture('/art/entry/:kind.svg', z.strictObject({ kind: z.enum(['LIVE', 'RNG', 'FISH']) }), same, ({ kind }) =>
    drawEntryTile(kind),
  );
  picture('/art/age/:age.svg', z.strictObject({ age: z.enum(['18', '21']) }), same, ({ age }) =>
    drawAgeLimit(age === '18' ? 18 : 21),
  );
  picture('/art/symbol/:name.svg', z.strictObject({ name: z.enum(SYMBOL_NAMES) }), same, ({ name }) =>
    drawSymbol(name),
  );
  picture('/art/brand/:name.svg', z.strictObject({ name: z.enum(['mark', 'favicon']) }), same, ({ name }) =>
    name === 'mark' ? drawBrandMark() : drawFavicon(),
  );
  return Promise.resolve();
};
