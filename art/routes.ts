import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { BANNER_THEMES } from './banner.ts';
import { BRAND_DRAWINGS } from './brand-drawings.ts';
import type { GameSpec } from './game.ts';
import { MATERIALS } from './materials.ts';
import type { Material } from './motif-table.ts';
import { pictures } from './picture-routes.ts';
import { PROMOTION_KINDS } from './pictures.ts';
import { canDrawProduct } from './products.ts';
import { SPORT_MARK_NAMES } from './sport-marks.ts';
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
  /** Keeps images of pixels. */
  folder?: string;
}

/** Pixels of a tile's width: for a phone, and for finer and larger screens. */
const TILE_WIDTHS = ['240', '400'] as const;
const Seed = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

/** Routes that draw pictures on request and cache recent ones. */
export const artRoutes: FastifyPluginAsync<ArtOptions> = (app: FastifyInstance, { lookup, keep = 600, folder }) => {
  const picture = pictures(app, { keep, folder });
  const same = <P>(params: P): P => params;

  const Game = z.strictObject({ nodeId: z.string().regex(/^\d{1,15}$/) });
  const game = ({ nodeId }: z.infer<typeof Game>, request: FastifyRequest) => lookup.game(nodeId, request);
  // Lists show many tiles, and a phone parses and paints an SVG on its main thread.
  picture(
    '/art/game/:nodeId/tile-:width.avif',
    z.strictObject({ ...Game.shape, width: z.enum(TILE_WIDTHS) }),
    async ({ width, ...of }, request) => {
      const drawn = await game(of, request);
      return drawn && { ...drawn, width: Number(width) };
    },
    'tile',
  );
  picture('/art/game/:nodeId/wide.svg', Game, game, 'wide');
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
  picture(
    '/art/product/:motif/:material.svg',
    z.strictObject({
      motif: z.string().regex(/^[a-z0-9-]{1,40}$/),
      material: z.enum(Object.keys(MATERIALS) as [Material, ...Material[]]),
    }),
    (drawn) => (canDrawProduct(drawn) ? drawn : null),
    'product',
  );
  picture('/art/crest/:seed.svg', z.strictObject({ seed: Seed }), same, 'crest');
  picture('/art/sport/:sport.svg', z.strictObject({ sport: z.enum(SPORT_MARK_NAMES) }), same, 'sport');
  picture('/art/avatar/:seed.svg', z.strictObject({ seed: Seed }), same, 'avatar');
  picture('/art/entry/:kind.svg', z.strictObject({ kind: z.enum(['LIVE', 'RNG', 'FISH']) }), same, 'entry');
  picture('/art/age/:age.svg', z.strictObject({ age: z.enum(['18', '21']) }), same, 'age');
  picture('/art/symbol/:name.svg', z.strictObject({ name: z.enum(SYMBOL_NAMES) }), same, 'symbol');
  picture('/art/brand/:name.svg', z.strictObject({ name: z.enum(BRAND_DRAWINGS) }), same, 'brand');
  return Promise.resolve();
};
