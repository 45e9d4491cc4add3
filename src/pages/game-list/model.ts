import { createEffect, createEvent, createStore, sample } from 'effector';
import { LIMITS } from '../../../contract/limits.ts';
import type { ListPath } from '../../../contract/list-pages.ts';
import { type LeftList, createGameList, isPersonal } from '../../features/browse-games/index.ts';
import { localKept } from '../../shared/lib/storage.ts';

/** A list page was entered, with the vendor in its address; `entry` is its history entry. */
export const listEntered = createEvent<{
  path: ListPath;
  gameType: string | null;
  vendor: string | null;
  entry: string;
  /** Entered by back or forward. */
  isReturn: boolean;
}>();
export const listLeft = createEvent<{ entry: string }>();

export const list = createGameList({
  first: LIMITS.listPageSize,
  then: LIMITS.listPageSize,
  short: LIMITS.shortListPageSize,
});

/** Lists as the player left them, by history entry: enough for the back button, few enough for a day of play. */
const KEPT = 20;
const $kept = createStore<readonly (LeftList & { entry: string })[]>([]).on(
  sample({
    clock: listLeft,
    source: list.$left,
    filter: ({ last }) => last !== null,
    fn: (left, { entry }) => ({ ...left, entry }),
  }),
  (kept, left) => [...kept.filter(({ entry }) => entry !== left.entry), left].slice(-KEPT),
);
const looked = sample({
  clock: listEntered,
  source: $kept,
  fn: (kept, { entry, isReturn, ...requested }) => ({
    ...requested,
    left: (isReturn && kept.find((each) => each.entry === entry)) || null,
  }),
});
sample({ clock: looked.filterMap(({ left }) => left ?? undefined), target: list.restored });
const begun = sample({ clock: looked, filter: ({ left }) => left === null });

const entered = sample({
  clock: begun,
  fn: ({ path, gameType }) => {
    const other = path.types?.find((type) => type === gameType);
    return { base: other ? { ...path.base, gameType: other } : path.base, classify: path.classify };
  },
});
sample({ clock: entered, filter: ({ classify }) => !isPersonal(classify ?? 'ALL'), target: list.opened });
// Recent and favourites are personal: the list opens unfiltered, and the choice goes through the login.
sample({
  clock: entered,
  filter: ({ classify }) => isPersonal(classify ?? 'ALL'),
  fn: ({ base }) => ({ base }),
  target: list.opened,
});
sample({
  clock: entered,
  filter: ({ classify }) => isPersonal(classify ?? 'ALL'),
  fn: ({ classify }) => classify ?? 'ALL',
  target: list.classChosen,
});
sample({
  clock: begun,
  filter: ({ vendor }) => vendor !== null,
  fn: ({ vendor }) => vendor ?? 'ALL',
  target: list.vendorChosen,
});

const TILES_KEY = 'liveAsTiles';
/** GAME-09: LIVE lists show the tables with their rounds, or tiles like the other lists. The browser keeps the choice. */
export const tableListChosen = createEvent<boolean>();
const readTilesFx = createEffect(() => localKept.getItem(TILES_KEY) === '1');
const writeTilesFx = createEffect((isList: boolean) => localKept.setItem(TILES_KEY, isList ? '0' : '1'));
export const $isTableList = createStore(true)
  .on(readTilesFx.doneData, (_, asTiles) => !asTiles)
  .on(tableListChosen, (_, isList) => isList);
sample({ clock: listEntered, fn: () => {}, target: readTilesFx });
sample({ clock: tableListChosen, target: writeTilesFx });
// The list of tables has an order of its own, and no options: none goes on unseen.
const unseen = sample({ clock: tableListChosen, source: list.$filters, filter: (_, isList) => isList });
sample({ clock: unseen, filter: ({ minBet }) => minBet > 0, fn: () => 0, target: list.minBetChosen });
sample({ clock: unseen, filter: ({ minLines }) => minLines > 0, fn: () => 0, target: list.minLinesChosen });
sample({
  clock: unseen,
  filter: ({ order }) => order !== 'popular',
  fn: () => 'popular' as const,
  target: list.orderChosen,
});
