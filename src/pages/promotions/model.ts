import { attach, combine, createEvent, createStore, sample } from 'effector';
import { site } from '../../../contract/site.ts';
import type { Promotion } from '../../../contract/site.ts';
import { createCall } from '../../shared/api/call.ts';
import { $language, languageChanged } from '../../shared/api/context.ts';

export const promotionsOpened = createEvent();
export const retried = createEvent();

const loadFx = attach({
  source: $language,
  mapParams: (_: void, language) => ({ language }),
  effect: createCall(site.promotions),
});
const $opened = createStore(false).on(promotionsOpened, () => true);

export const $promotions = createStore<Promotion[]>([]).on(loadFx.doneData, (_, { list }) => list);
export const $failure = createStore<{ key: string } | null>(null)
  .on(loadFx.failData, (_, failure) => failure)
  .reset(loadFx);
const $loaded = createStore(false).on(loadFx.done, () => true);
export const $state = combine($promotions, $failure, $loaded, (list, failure, loaded) => {
  if (list.length) return 'ready' as const;
  if (failure) return 'failed' as const;
  return loaded ? ('empty' as const) : ('loading' as const);
});

const reloaded = sample({ clock: languageChanged, source: $opened, filter: Boolean });
sample({ clock: [promotionsOpened, retried, reloaded], fn: () => {}, target: loadFx });
