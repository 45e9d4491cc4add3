import { createEvent, sample } from 'effector';
import { LIMITS } from '../../../contract/limits.ts';
import { createGameList } from '../../features/browse-games/index.ts';
import { $modal, modalClosed } from '../../shared/lib/modals.ts';
import { routeEntered } from '../../shared/lib/navigation.ts';

/** The search was opened. */
export const searchOpened = createEvent();

/** All games of the merchant by name; the most played ones while nothing is typed (GAME-03). */
export const search = createGameList({ first: LIMITS.popular, then: LIMITS.popular });

sample({ clock: searchOpened, fn: () => ({ base: {} }), target: search.opened });
// A game was chosen: its page is now behind the modal, which closes.
sample({
  clock: routeEntered,
  source: $modal,
  filter: (modal) => modal?.name === 'search',
  fn: () => {},
  target: modalClosed,
});
