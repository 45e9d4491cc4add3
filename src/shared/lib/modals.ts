import { createEvent, createStore } from 'effector';
import type { Game } from '../../../contract/games.ts';
import type { Notice } from '../../../contract/notices.ts';
import type { Popup } from '../../../contract/support.ts';
import type { FeedValues } from '../../../contract/wire.ts';

/** What the shell offers beside the games: SHELL-07. */
export type ServiceModal = 'download' | 'help' | 'feedback';

/** Every modal of the site; one at a time, another one takes the place of the one before (SHELL-08). */
export type Modal =
  | { name: 'login' | 'register' | 'logout' | 'language' | 'realAccount' | 'menu' | 'notices' | 'contract' | 'terms' }
  | { name: 'forgotPassword' }
  /** The old one is known where it has just been typed (AUTH-06). */
  | { name: 'changePassword'; oldPassword?: string }
  /** By the code of a mailed link (AUTH-07). */
  | { name: 'resetPassword'; code: string }
  | { name: 'secondFactor'; ticket: string }
  | { name: 'loginLink'; code: string }
  | { name: ServiceModal }
  /** A game that holds others: which of them (GAME-01). */
  | { name: 'gamePopup'; game: Game }
  | { name: 'popup'; popup: Popup }
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
