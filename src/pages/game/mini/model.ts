import { createEvent, createStore, sample } from 'effector';
import type { Game } from '../../../../contract/games.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import { termsAccepted } from '../../../features/accept-terms/index.ts';
import { createGameList } from '../../../features/browse-games/index.ts';
import { leaveRequested } from '../../../features/game-frame/model.ts';
import { protectedAction } from '../../../entities/session/index.ts';
import { closeOnRoute } from '../../../shared/lib/close-on-route.ts';
import { $modal, modalClosed, modalDismissed, modalOpened, type Modal } from '../../../shared/lib/modals.ts';
import { gameEntered } from '../model.ts';

/** The list of mini games was opened. */
export const miniGamesOpened = createEvent();
/** A mini game was chosen. A visitor logs in first, and the game opens after it. */
const play = protectedAction<Game>();
export const { requested: miniGameChosen } = play;

/** GAME-09 */
export const miniGames = createGameList({ first: LIMITS.popular, then: LIMITS.popular });

sample({
  clock: miniGamesOpened,
  fn: () => ({ base: { gameType: 'RNG' as const, gameClassify: 'MINI' } }),
  target: miniGames.opened,
});
/** The chosen game, until it is entered. */
const $chosen = createStore<Game | null>(null)
  .on(play.allowed, (_, game) => game)
  .reset(gameEntered, modalDismissed);
// A login closes its own modal after it: the game must open then.
sample({
  clock: [play.allowed, modalClosed],
  source: $chosen,
  filter: Boolean,
  fn: (game): Modal => ({ name: 'miniGames', game }),
  target: modalOpened,
});
/** The game whose place the terms took. */
const $interrupted = createStore<Game | null>(null)
  .on(modalOpened, (game, modal) =>
    modal.name === 'miniGames' ? (modal.game ?? null) : modal.name === 'terms' ? game : null,
  )
  .reset(modalDismissed);
sample({ clock: termsAccepted, source: $interrupted, filter: Boolean, target: play.requested });
// Leaving the game leads back to the list.
sample({
  clock: leaveRequested,
  source: $modal,
  filter: (modal) => modal?.name === 'miniGames',
  fn: (): Modal => ({ name: 'miniGames' }),
  target: modalOpened,
});
closeOnRoute('miniGames');
