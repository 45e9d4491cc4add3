import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { GameSpec } from './game.ts';
import { pictures } from './picture-routes.ts';
import { hasSymbol, SYMBOL_ROLES } from './title-symbol.ts';

export interface TitlePictures {
  /** Returns what a title's scene shows, or null if there is no such title. */
  scene: (id: string) => Omit<GameSpec, 'shape'> | null;
  /** Pictures cached in memory. */
  keep?: number;
}

/** The pictures inside games: their symbols, and the scene behind the board. */
export const titlePictures: FastifyPluginAsync<TitlePictures> = (app, { scene, keep = 400 }) => {
  const picture = pictures(app, { keep });
  picture(
    '/art/symbol/:role/:name.svg',
    z.strictObject({ role: z.enum(SYMBOL_ROLES), name: z.string().regex(/^[a-z0-9-]{1,40}(:[a-z]{1,12})?$/) }),
    (symbol) => (hasSymbol(symbol.name) ? symbol : null),
    'titleSymbol',
  );
  picture(
    '/art/scene/:id.svg',
    z.strictObject({ id: z.string().regex(/^[a-z0-9-]{1,64}$/) }),
    ({ id }) => scene(id),
    'backdrop',
  );
  return Promise.resolve();
};
