import type { FastifyInstance, FastifyRequest } from 'fastify';
import { artRoutes } from '../../art/routes.ts';
import { inMerchant } from '../db/merchant.ts';
import { withMerchant } from '../db/scope.ts';
import { gameName } from '../domains/games/index.ts';
import type { AppContext } from '../app/context.ts';
import type { Domain } from '../app/domain.ts';
import { merchantCodeOf } from '../http/viewer.ts';

type Tables = ReturnType<typeof inMerchant>;
/** By vendor and code of a game (`STUDIO/lantern`), the motif of its drawing. */
export type Motifs = ReadonlyMap<string, string>;

/** Serves the drawings of games and vendors, as described in the rows of the request's merchant. */
const artPlugin = async (app: FastifyInstance, ctx: AppContext, motifs: Motifs): Promise<void> => {
  /** Reads rows of the request's merchant. */
  const read = async <T>({ headers, hostname }: FastifyRequest, work: (tables: Tables) => Promise<T>): Promise<T> => {
    const merchant = await merchantCodeOf(ctx, headers, hostname);
    return withMerchant(merchant, () => work(inMerchant(ctx.database.db, merchant)));
  };
  await app.register(artRoutes, {
    folder: ctx.config.picturesDir,
    lookup: {
      async game(nodeId, request) {
        const row = await read(request, (tables) =>
          tables
            .selectFrom('games')
            .select(['vendor', 'game_type', 'classify', 'names', 'code'])
            .where('node_id', '=', Number(nodeId))
            .executeTakeFirst(),
        );
        if (!row) return null;
        return {
          nodeId,
          gameType: row.game_type,
          classify: row.classify[0] ?? '',
          vendor: row.vendor,
          title: gameName(row.names, 'EN', row.code),
          motif: motifs.get(`${row.vendor}/${row.code}`),
        };
      },
      async vendor(code, request) {
        const row = await read(request, (tables) =>
          tables.selectFrom('vendors').select('name').where('code', '=', code).executeTakeFirst(),
        );
        return row ?? null;
      },
    },
  });
};

/** Drawings in place of pictures that nobody uploaded. */
export const art = (motifs: Motifs = new Map()): Domain => ({
  name: 'art',
  routes: (app, ctx) => artPlugin(app, ctx, motifs),
});
