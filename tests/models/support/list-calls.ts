import type * as z from 'zod/mini';
import type { Game, GameListQuery } from '../../../contract/games.ts';

/** A list of games on one page, as the server answers it. */
export const onePage = (all: Game[]) => ({ games: all, pageNum: 1, totalPages: 1, total: all.length });

/** The filters of the last call of the list of games. */
export const lastFilters = (calls: readonly { request: z.infer<typeof GameListQuery> }[]) => {
  const { gameType, vassalage, gameClassify, isHot, isNew, gameName, pageNo } = calls.at(-1)!.request;
  return Object.fromEntries(
    Object.entries({ gameType, vassalage, gameClassify, isHot, isNew, gameName, pageNo }).filter(([, value]) => value),
  );
};
