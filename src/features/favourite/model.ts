import { createEvent, sample } from 'effector';
import { defer } from 'rxjs';
import type { Game } from '../../../contract/games.ts';
import { favouriteToggle, type FavouriteClick } from '../../../streams/feeds/favourite-toggle.ts';
import { $listed, addFavouriteFx, favouriteShown, removeFavouriteFx } from '../../entities/favourites/model.ts';
import { $isLoggedIn, protectedAction } from '../../entities/session/index.ts';
import { appStarted } from '../../shared/lib/app-started.ts';
import { fromStream } from '../../shared/realtime/bridge.ts';

/** The favourite button of a game was pressed. */
export const heartPressed = createEvent<Game>();
const hearts = protectedAction<FavouriteClick>();
const toggles = fromStream({
  start: appStarted,
  inputs: { clicks: hearts.allowed, listed: $listed, add: addFavouriteFx, remove: removeFavouriteFx },
  stream: ({ clicks, listed, add, remove }, { scheduler }) =>
    favouriteToggle(
      { clicks$: clicks, favourites$: listed },
      {
        send: ({ favourite, nodeId, vendor, gameType }) =>
          defer(() =>
            favourite ? add({ nodeId, vendor, gameType: gameType as Game['gameType'] }) : remove({ nodeId }),
          ),
        scheduler,
      },
    ),
});

sample({
  clock: heartPressed,
  source: $isLoggedIn,
  // After a login the press means "add", whatever the list contains by then.
  fn: (known, { nodeId, vassalage, gameType }) => ({
    nodeId,
    vendor: vassalage,
    gameType,
    intent: known ? ('toggle' as const) : ('add' as const),
  }),
  target: hearts.requested,
});
sample({ clock: toggles.next, fn: ({ nodeId, favourite }) => ({ nodeId, favourite }), target: favouriteShown });
