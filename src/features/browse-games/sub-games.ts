import { createEvent, sample } from 'effector';
import type { Game } from '../../../contract/games.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { closeOnRoute } from '../../shared/lib/close-on-route.ts';
import { createGameList } from './model.ts';

/** A game that contains sub-games was opened. */
export const holderOpened = createEvent<Game>();

/** The sub-games: games of the same vendor and type (GAME-01). */
export const subGames = createGameList({ first: LIMITS.popular, then: LIMITS.popular });
/** Without games that contain sub-games themselves; they cannot be opened from here. */
export const $subGames = subGames.$games.map((games) => games.filter(({ isGame }) => isGame === 'GAME'));

sample({
  clock: holderOpened,
  fn: ({ gameType, vassalage }) => ({ base: { gameType, vassalage } }),
  target: subGames.opened,
});
closeOnRoute('gamePopup');
