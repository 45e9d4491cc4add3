import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { games } from '../../../contract/games.ts';
import type { Game, GameOrder, VendorLane } from '../../../contract/games.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { GAME_TYPES, type GameType } from '../../../contract/primitives.ts';
import { createCall } from '../../shared/api/call.ts';
import { $language, $merchant } from '../../shared/api/context.ts';
import { readJson, sessionKept } from '../../shared/lib/storage.ts';

export const PLATFORM = 'flash,html5-desktop' as const;
export const CLIENT_TYPE = '3' as const;
const VENDORS_KEY = 'vendorLanes';

/** The filters of the game list (GAME-02). */
export interface GameQuery {
  pageNo: number;
  pageSize: number;
  gameType?: GameType;
  vassalage?: string;
  gameClassify?: string;
  gameName?: string;
  minBet?: number;
  minLineNum?: number;
  isHot?: '1';
  isNew?: '1';
  jackpot?: '1';
  order?: GameOrder;
}

const $context = combine({ language: $language, merchant: $merchant });

export const loadGamesFx = attach({
  source: $context,
  mapParams: (query: GameQuery, { language, merchant }) => ({
    ...query,
    language,
    merchant,
    clientType: CLIENT_TYPE,
    platform: PLATFORM,
  }),
  effect: createCall(games.list),
});
export const loadRecentFx = attach({
  source: $context,
  mapParams: ({ pageNo, pageSize, gameType, vassalage }: GameQuery, { language }) => ({
    page: pageNo,
    pageSize,
    gameType,
    vassalage,
    language,
    clientType: CLIENT_TYPE,
  }),
  effect: createCall(games.recent),
});
export const loadHotFx = attach({
  source: $context,
  mapParams: (_: void, { language, merchant }) => ({
    merchantCode: merchant,
    isPlatform: '2' as const,
    platform: PLATFORM,
    language,
  }),
  effect: createCall(games.hot),
});
const loadMenusFx = createCall(games.menus);
const loadVendorsFx = createCall(games.vendors);
const readVendorsFx = createEffect(() => {
  const lanes = readJson<VendorLane[]>(sessionKept, VENDORS_KEY);
  // An earlier version of the site stored lanes of another form.
  return lanes?.every((lane) => 'minBets' in lane) ? lanes : null;
});
const storeVendorsFx = createEffect((lanes: VendorLane[]) => sessionKept.setItem(VENDORS_KEY, JSON.stringify(lanes)));

/** The page needs the list of types and vendors. */
export const catalogueRequested = createEvent();
export const popularRequested = createEvent();

/** The types of game that the merchant offers, in its order; every type until they are known. */
export const $menus = createStore(GAME_TYPES.map((gameType: GameType) => ({ gameType, games: 0 }))).on(
  loadMenusFx.doneData,
  (_, { list }) => list,
);
/** False once it is known that the site has no game. */
export const $hasGames = $menus.map((menus) => menus.length > 0);
export const $lanes = createStore<VendorLane[]>([])
  .on(readVendorsFx.doneData, (shown, lanes) => (shown.length ? shown : (lanes ?? shown)))
  .on(loadVendorsFx.doneData, (_, { data }) => data.lanes);

/** HOME-08: at most 12. */
export const $popular = createStore<Game[]>([]).on(loadHotFx.doneData, (_, { list }) => list.slice(0, LIMITS.popular));
export const $popularState = createStore<'loading' | 'ready' | 'failed'>('loading')
  .on(loadHotFx, () => 'loading')
  .on(loadHotFx.done, () => 'ready')
  .on(loadHotFx.fail, () => 'failed');

sample({ clock: catalogueRequested, fn: () => {}, target: readVendorsFx });
sample({ clock: catalogueRequested, fn: () => ({}), target: loadMenusFx });
sample({ clock: catalogueRequested, fn: () => ({ platform: 'html5-desktop' as const }), target: loadVendorsFx });
// Classes have names in the page's language. The store is the clock, not the event: texts loaded in the same language change
// nothing.
sample({
  clock: $language,
  source: $lanes,
  filter: (lanes) => lanes.length > 0,
  fn: () => ({ platform: 'html5-desktop' as const }),
  target: loadVendorsFx,
});
sample({ clock: loadVendorsFx.doneData, fn: ({ data }) => data.lanes, target: storeVendorsFx });
sample({ clock: popularRequested, fn: () => {}, target: loadHotFx });
