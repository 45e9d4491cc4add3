import { createEvent, createStore } from 'effector';
import type { Notice } from '../../../contract/notices.ts';
import type { FeedValues } from '../../../contract/wire.ts';

/** Every modal of the site; one at a time, another one takes the place of the one before (SHELL-08). */
export type Modal =
  | { name: 'login' | 'register' | 'logout' | 'language' | 'realAccount' | 'menu' | 'notices' | 'contract' | 'terms' }
  | { name: 'notice'; notice: Notice }
  | { name: 'sessionEnded'; reason: FeedValues['session']['reason'] };

export const modalOpened = createEvent<Modal>();
/** The site closes it, because what it was for is done. */
export const modalClosed = createEvent();
/** The person closes it: what waited for it is given up. */
export const modalDismissed = createEvent();

export const $modal = createStore<Modal | null>(null)
  .on(modalOpened, (_, modal) => modal)
  .on([modalClosed, modalDismissed], () => null);
