import { combine } from 'effector';
import { GAME_TYPES } from '../../../contract/primitives.ts';
import type { GameType } from '../../../contract/primitives.ts';
import type { VendorLane } from '../../../contract/games.ts';
import { $lanes, $menus } from '../../entities/games/index.ts';

/** One type of game in the navigation, with the vendors of its drop-down. */
export interface TypeEntry {
  type: GameType;
  cards: VendorLane['cards'];
  games: number;
}

/** Types in their fixed order. Types without a game are left out once that is known. */
export const $typeEntries = combine($menus, $lanes, (menus, lanes): TypeEntry[] =>
  GAME_TYPES.flatMap((type) =>
    menus
      .filter(({ gameType }) => gameType === type)
      .map(({ games }) => ({ type, cards: lanes.find((lane) => lane.title === type)?.cards ?? [], games })),
  ),
);
