import { createEvent, sample } from 'effector';
import type { Game } from '../../../../contract/games.ts';
import { createGameList } from '../../../features/browse-games/index.ts';
import { closeOnRoute } from '../../../shared/lib/close-on-route.ts';

/** The list of tables was opened at this one. */
export const tablesOpened = createEvent<Game>();

/** A class of live games has fewer tables. */
const TABLES = 60;
/** LIVE-03: the tables of one class. */
export const tableGames = createGameList({ first: TABLES, then: TABLES });

sample({
  clock: tablesOpened,
  fn: ({ gameType, gameClassify: [gameClassify] }) => ({ base: { gameType, gameClassify } }),
  target: tableGames.opened,
});
closeOnRoute('otherTables');
