import { LIMITS } from '../../../contract/limits.ts';
import { GAME_TYPES } from '../../../contract/primitives.ts';
import type { GameType } from '../../../contract/primitives.ts';
import { type GameList, createGameList } from '../../features/browse-games/index.ts';

/** HOME-05: one list per type, loaded when it comes near the viewport. */
export const categories = Object.fromEntries(
  GAME_TYPES.map((gameType) => [
    gameType,
    createGameList({ first: LIMITS.homePageSize, then: LIMITS.homePageSizeAfterFirstMore }, { gameType }),
  ]),
) as Record<GameType, GameList>;
