import { attach, createEvent, createStore, sample } from 'effector';
import { site } from '../../../contract/site.ts';
import type { HelpTopic } from '../../../contract/site.ts';
import { createCall } from '../../shared/api/call.ts';
import { $language, languageChanged } from '../../shared/api/context.ts';

export const helpOpened = createEvent();
const loadFx = attach({
  source: $language,
  mapParams: (_: void, language) => ({ language }),
  effect: createCall(site.help),
});
const $opened = createStore(false).on(helpOpened, () => true);
export const $topics = createStore<HelpTopic[] | null>(null).on(loadFx.doneData, (_, { list }) => list);
export const $failure = createStore<{ key: string } | null>(null)
  .on(loadFx.failData, (_, failure) => failure)
  .reset(loadFx);
const reloaded = sample({ clock: languageChanged, source: $opened, filter: Boolean });
sample({ clock: [helpOpened, reloaded], fn: () => {}, target: loadFx });
