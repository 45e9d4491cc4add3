import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { asyncScheduler, BehaviorSubject, from, Subject, type SchedulerLike } from 'rxjs';
import type { Game } from '../../../contract/games.ts';
import {
  favouriteToggle,
  type FavouriteClick,
  type FavouriteCommand,
} from '../../../streams/feeds/favourite-toggle.ts';
import { $listed, addFavouriteFx, favouriteShown, removeFavouriteFx } from '../../entities/favourites/model.ts';
import { $isLoggedIn } from '../../entities/session/model.ts';
import { protectedAction } from '../../entities/session/protected-action.ts';
import { appStarted } from '../../shared/lib/app-started.ts';
import { fromStream } from '../../shared/realtime/bridge.ts';

/** The favourite button of a game was pressed. */
export const heartPressed = createEvent<Game>();
/** Scheduler of the throttle of one second; tests set their own. */
export const $scheduler = createStore<SchedulerLike>(asyncScheduler, { serialize: 'ignore' });

interface Entrance {
  clicks$: Subject<FavouriteClick>;
  listed$: BehaviorSubject<ReadonlySet<string>>;
  send: (command: FavouriteCommand) => Promise<unknown>;
  scheduler: SchedulerLike;
}
const openFx = attach({
  source: { listed: $listed, scheduler: $scheduler },
  effect({ listed, scheduler }): Entrance {
    const add = scopeBind(addFavouriteFx, { safe: true });
    const remove = scopeBind(removeFavouriteFx, { safe: true });
    return {
      clicks$: new Subject(),
      listed$: new BehaviorSubject(listed),
      send: ({ favourite, nodeId, vendor, gameType }) =>
        favourite ? add({ nodeId, vendor, gameType: gameType as Game['gameType'] }) : remove({ nodeId }),
      scheduler,
    };
  },
});
const $entrance = createStore<Entrance | null>(null, { serialize: 'ignore' }).on(openFx.doneData, (_, made) => made);
const clickFx = attach({
  source: $entrance,
  effect: (entrance, click: FavouriteClick) => entrance?.clicks$.next(click),
});
const listFx = attach({
  source: $entrance,
  effect: (entrance, listed: ReadonlySet<string>) => entrance?.listed$.next(listed),
});
const startFx = createEffect(() => {});

const toggles = fromStream({
  start: startFx.done,
  deps: $entrance,
  stream: (entrance) => {
    const { clicks$, listed$, send, scheduler } = entrance!;
    return favouriteToggle({ clicks$, favourites$: listed$ }, { send: (command) => from(send(command)), scheduler });
  },
});
const hearts = protectedAction<FavouriteClick>();

sample({ clock: appStarted, target: openFx });
sample({ clock: openFx.done, fn: () => {}, target: startFx });
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
sample({ clock: hearts.allowed, target: clickFx });
sample({ clock: $listed, target: listFx });
sample({ clock: toggles.next, fn: ({ nodeId, favourite }) => ({ nodeId, favourite }), target: favouriteShown });
