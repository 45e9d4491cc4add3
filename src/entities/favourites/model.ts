import { attach, combine, createEvent, createStore, sample } from 'effector';
import { favourites } from '../../../contract/games.ts';
import type { GameType } from '../../../contract/primitives.ts';
import { createCall } from '../../shared/api/call.ts';
import { $language } from '../../shared/api/context.ts';

const loadIdsFx = createCall(favourites.ids);
export const addFavouriteFx = createCall(favourites.add);
export const removeFavouriteFx = createCall(favourites.remove);
const listCallFx = createCall(favourites.list);
export const loadFavouritesFx = attach({
  source: $language,
  mapParams: ({ pageNo, pageSize, gameType, vendor }: FavouriteQuery, language) => ({
    pageNo,
    pageSize,
    gameType,
    vendor,
    language,
  }),
  effect: listCallFx,
});
interface FavouriteQuery {
  pageNo: number;
  pageSize: number;
  gameType?: GameType;
  vendor?: string;
}

export const favouritesRequested = createEvent();
export const favouritesForgotten = createEvent();
/** The state to show for one game: before the server's answer, after it, or back to the previous one. */
export const favouriteShown = createEvent<{ nodeId: string; favourite: boolean }>();

const isEither = (one: boolean, other: boolean): boolean => one || other;
const $isChanging = combine(addFavouriteFx.pending, removeFavouriteFx.pending, isEither);
/** A change was pending when the list was requested. The answer may or may not contain it, so the list is requested again. */
const $isListDoubtful = createStore(false);
sample({ clock: loadIdsFx, source: $isChanging, target: $isListDoubtful });
sample({
  clock: [addFavouriteFx, removeFavouriteFx],
  filter: loadIdsFx.pending,
  fn: () => true,
  target: $isListDoubtful,
});

const believed = sample({
  clock: loadIdsFx.doneData,
  source: $isListDoubtful,
  filter: (doubtful) => !doubtful,
  fn: (_, answer) => answer,
});
const $isUnsettled = combine($isChanging, loadIdsFx.pending, isEither);
sample({
  clock: $isUnsettled,
  source: $isListDoubtful,
  filter: (doubtful, unsettled) => doubtful && !unsettled,
  fn: () => ({}),
  target: loadIdsFx,
});

/** The list that the server last sent. */
export const $listed = createStore<ReadonlySet<string>>(new Set<string>())
  .on(believed, (_, { ids }) => new Set(ids))
  // A new set, even if the old one was empty: pressed but unconfirmed favourites are dropped with it.
  .on(favouritesForgotten, () => new Set());
/** The favourites that the page shows: node ids as strings (GAME-01). */
export const $favourites = createStore<ReadonlySet<string>>(new Set<string>())
  .on($listed, (_, listed) => listed)
  .on(favouriteShown, (shown, { nodeId, favourite }) => {
    if (shown.has(nodeId) === favourite) return shown;
    const next = new Set(shown);
    if (favourite) next.add(nodeId);
    else next.delete(nodeId);
    return next;
  });

sample({ clock: favouritesRequested, fn: () => ({}), target: loadIdsFx });
