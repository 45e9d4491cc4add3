import { LIMITS } from '../../../contract/limits.ts';
import type { GameType } from '../../../contract/primitives.ts';
import { type GameList, createGameList } from '../../features/browse-games/index.ts';

const lists = new Map<GameType, GameList>();

/** HOME-05: the list of a type, loaded when it comes near the viewport. Created then: nine at once hold up a phone's start. */
export function categoryOf(gameType: GameType): GameList {
  const known = lists.get(gameType);
  if (known) return known;
  const sizes = { first: LIMITS.homePageSize, then: LIMITS.homePageSizeAfterFirstMore };
  const list = createGameList(sizes, { gameType });
  lists.set(gameType, list);
  return list;
}
