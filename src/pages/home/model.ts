import { attach, createEvent, createStore, sample } from 'effector';
import { LIMITS } from '../../../contract/limits.ts';
import { site } from '../../../contract/site.ts';
import type { Banner } from '../../../contract/site-content.ts';
import type { Game } from '../../../contract/games.ts';
import { loadGamesFx, popularRequested } from '../../entities/games/index.ts';
import { loadSiteFx } from '../../entities/site/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { $language, languageChanged } from '../../shared/api/context.ts';

/** The banner group of the home page (HOME-02). */
const GROUP = 'w_home';

export const homeOpened = createEvent();

const loadBannersFx = attach({
  source: $language,
  mapParams: (_: void, language) => ({ groupName: GROUP, language }),
  effect: createCall(site.banners),
});
const loadJackpotGamesFx = attach({ effect: loadGamesFx });

export const $banners = createStore<Banner[] | null>(null)
  .on(loadBannersFx.doneData, (_, { list }) => list)
  // Banners are decoration: without them the page stays as it is.
  .on(loadBannersFx.fail, (shown) => shown ?? []);
export const $jackpotGames = createStore<Game[] | null>(null)
  .on(loadJackpotGamesFx.doneData, (_, { games }) => games.slice(0, LIMITS.hotGames))
  .on(loadJackpotGamesFx.fail, (shown) => shown ?? []);

const $opened = createStore(false).on(homeOpened, () => true);
// The operator changed the site, perhaps its banners or games.
const shownAgain = sample({ clock: [languageChanged, loadSiteFx.done], source: $opened, filter: Boolean });
sample({ clock: [homeOpened, shownAgain], fn: () => {}, target: [loadBannersFx, popularRequested] });
sample({
  clock: [homeOpened, shownAgain],
  fn: () => ({ pageNo: 1, pageSize: LIMITS.hotGames, isHot: '1' as const }),
  target: loadJackpotGamesFx,
});
