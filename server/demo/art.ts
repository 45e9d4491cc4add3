import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DEMO_GAMES } from '../../art/catalogue.ts';
import { artRoutes } from '../../art/routes.ts';
import { inMerchant } from '../db/merchant.ts';
import { gameName } from '../domains/games/game.ts';
import type { AppContext } from '../app/context.ts';
import { merchantCodeOf } from '../http/viewer.ts';

const motifs = new Map(DEMO_GAMES.map(({ nodeId, motif }) => [nodeId, motif]));

/** Serves the drawings of games and vendors, as described in the rows of the request's merchant. */
export const artPlugin = async (app: FastifyInstance, ctx: AppContext): Promise<void> => {
  const tablesOf = async ({ headers, hostname }: FastifyRequest) =>
    inMerchant(ctx.database.db, await merchantCodeOf(ctx, headers, hostname));
  await app.register(artRoutes, {
    folder: ctx.config.picturesDir,
    lookup: {
      async game(nodeId, request) {
        const tables = await tablesOf(request);
        const row = await tables
          .selectFrom('games')
          .select(['vendor', 'game_type', 'classify', 'names', 'code'])
          .where('node_id', '=', Number(nodeId))
          .executeTakeFirst();
        if (!row) return null;
        return {
          nodeId,
          gameType: row.game_type,
          classify: row.classify[0] ?? '',
          vendor: row.vendor,
          title: gameName(row.names, 'EN', row.code),
          motif: motifs.get(nodeId),
        };
      },
      async vendor(code, request) {
        const tables = await tablesOf(request);
        const row = await tables.selectFrom('vendors').select('name').where('code', '=', code).executeTakeFirst();
        return row ?? null;
      },
    },
  });
};
