import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { games, type GameListQuery } from '../../../contract/games.ts';
import { memberTables } from '../../../contract/member-tables.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { AppContext } from '../../app/context.ts';
import { commonFailure } from '../../http/failure.ts';
import { route } from '../../http/route.ts';
import type { Merchant } from '../../http/viewer.ts';
import { toGame } from './game.ts';
import { launchGame } from './launch.ts';
import { listGames, liveRooms, offeredGame, recentGames, topGames } from './queries.ts';
import { tablesOfMembers } from './tables.ts';
import { gameMenus, vendorLanes } from './vendors.ts';

/** The query also names the merchant (GAME-02); it must be the merchant of the request. */
const checkMerchant = (merchant: Merchant, named: string): void => {
  if (named !== merchant.code) throw commonFailure('unknown_merchant');
};

/** Routes for game lists, vendors and launching. */
export const gamesRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { db } = ctx.database;

  route(app, ctx, games.list, ({ merchant }, query: z.output<typeof GameListQuery>) => {
    checkMerchant(merchant, query.merchant);
    return listGames(db, merchant, query);
  });

  route(app, ctx, games.game, async ({ merchant, fail }, { nodeId, language }) => {
    const row = await offeredGame(db, merchant, nodeId);
    if (!row) throw fail('game_not_found');
    return toGame(row, language);
  });

  route(app, ctx, games.vendors, async ({ merchant, language }) => ({
    data: { lanes: await vendorLanes(db, merchant, language) },
  }));

  route(app, ctx, games.rooms, async ({ merchant }, filters) => ({ list: await liveRooms(db, merchant, filters) }));

  route(app, ctx, memberTables.list, async ({ merchant }, filters) => ({
    list: await tablesOfMembers(db, merchant, filters),
  }));

  route(app, ctx, games.menus, async ({ merchant }) => ({ list: await gameMenus(db, merchant) }));

  route(app, ctx, games.hot, async ({ merchant }, { merchantCode, vassalage, language }) => {
    checkMerchant(merchant, merchantCode);
    const filters = { language, vassalage, isHot: '1' as const, max: LIMITS.popular };
    return { list: await topGames(db, merchant, filters) };
  });

  route(app, ctx, games.recent, async ({ merchant, member }, { page, language, ...query }) => {
    const paging = { pageNo: page, pageSize: query.pageSize };
    const { rows, pageNum, totalPages } = await recentGames(db, merchant, member.id, query, paging);
    return { list: rows.map((row) => toGame(row, language)), pageNum, totalPages };
  });

  route(app, ctx, games.launch, (call, request) => launchGame(ctx, call, request));
};
