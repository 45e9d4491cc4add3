import { createEvent, sample } from 'effector';
import type { Game } from '../../../contract/games.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { $modal, modalClosed } from '../../shared/lib/modals.ts';
import { routeEntered } from '../../shared/lib/navigation.ts';
import { createGameList } from './model.ts';

/** A game that holds others was opened. */
export const holderOpened = createEvent<Game>();

/** What a game holds: its vendor's games of the same type (GAME-01). */
export const subGames = createGameList({ first: LIMITS.popular, then: LIMITS.popular });
/** One that holds others is no game to open in turn. */
export const $subGames = subGames.$games.map((games) => games.filter(({ isGame }) => isGame === 'GAME'));

sample({
  clock: holderOpened,
  fn: ({ gameType, vassalage }) => ({ base: { gameType, vassalage } }),
  target: subGames.opened,
});
// One was chosen: its page stands behind.
sample({
  clock: routeEntered,
  source: $modal,
  filter: (modal) => modal?.name === 'gamePopup',
  fn: () => {},
  target: modalClosed,
});
