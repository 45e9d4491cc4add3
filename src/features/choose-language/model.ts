import { attach, createEvent, createStore, sample } from 'effector';
import type { Language } from '../../../contract/primitives.ts';
import { $language } from '../../shared/api/context.ts';
import { loadLanguageFx, rememberFx } from '../../shared/i18n/model.ts';
import { $modal, modalClosed } from '../../shared/lib/modals.ts';

export const languageChosen = createEvent<Language>();
/** The texts of the chosen language could not be loaded, and somebody tries again. */
export const languageRetried = createEvent();

const changeFx = attach({ effect: loadLanguageFx });

/** The language whose texts are being loaded. Until they are there, the page stays in the former one. */
export const $loading = createStore<Language | null>(null)
  .on(changeFx, (_, language) => language)
  .reset(changeFx.finally);
/** The language whose texts could not be loaded. */
export const $unloaded = createStore<Language | null>(null)
  .on(changeFx.fail, (_, { params }) => params)
  .reset(changeFx.done);
sample({
  clock: languageChosen,
  source: { now: $language, loading: $loading },
  filter: ({ now, loading }, next) => now !== next && loading !== next,
  fn: (_, next) => next,
  target: changeFx,
});
sample({ clock: languageRetried, source: $unloaded, filter: (language) => language !== null, target: changeFx });
// SYS-07: a language that did not load is not kept.
sample({ clock: changeFx.done, fn: ({ params }) => params, target: rememberFx });
/** The list has done its work, if it is still open. */
sample({
  clock: changeFx.done,
  source: $modal,
  filter: (modal) => modal?.name === 'language',
  fn: () => {},
  target: modalClosed,
});
