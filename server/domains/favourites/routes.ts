import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { favourites } from '../../../contract/games.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { AppContext } from '../../app/context.ts';
import { route } from '../../http/route.ts';
import { toGame, findGame } from '../games/index.ts';
import { favouriteGames } from './queries.ts';

/** Routes for a member's favourite games. */
export const favouritesRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { db } = ctx.database;

  route(app, ctx, favourites.ids, async ({ merchant, member }) => {
    const rows = await inMerchant(db, merchant.code)
      .selectFrom('favourites')
      .select('node_id')
      .where('member_id', '=', member.id)
      .orderBy('at', 'desc')
      .execute();
    return { ids: rows.map(({ node_id }) => String(node_id)) };
  });

  route(app, ctx, favourites.list, async ({ merchant, member }, query) => {
    const { pageSize = LIMITS.shortListPageSize } = query;
    const page = await favouriteGames(db, merchant, member.id, { ...query, pageSize });
    const { rows, pageNum, totalPages } = page;
    return { content: rows.map((row) => toGame(row, query.language)), pageNum, totalPages };
  });

  route(app, ctx, favourites.add, async ({ merchant, member, fail }, { nodeId, vendor, gameType }) => {
    const game = await findGame(db, merchant.code, nodeId);
    if (!game || game.vendor !== vendor || game.game_type !== gameType) throw fail('game_not_found');
    await inMerchant(db, merchant.code)
      .insertInto('favourites', { member_id: member.id, node_id: game.node_id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return {};
  });

  route(app, ctx, favourites.remove, async ({ merchant, member }, { nodeId }) => {
    await inMerchant(db, merchant.code)
      .deleteFrom('favourites')
      .where('member_id', '=', member.id)
      .where('node_id', '=', sql<number>`${nodeId}::bigint`)
      .execute();
    return {};
  });
};
