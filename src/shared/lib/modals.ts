import { createEvent, createStore } from 'effector';
import type { Game } from '../../../contract/games.ts';
import type { Notice } from '../../../contract/notices.ts';
import type { Popup } from '../../../contract/support.ts';
import type { FeedValues } from '../../../contract/wire.ts';

/** Services of the shell: SHELL-07. */
export type ServiceModal = 'download' | 'help' | 'feedback';

/** Every modal of the site. One is open at a time; a new one replaces the previous one (SHELL-08). */
export type Modal =
  | { name: 'login' | 'register' | 'logout' | 'language' | 'realAccount' | 'menu' | 'notices' | 'contract' | 'terms' }
  | { name: 'forgotPassword' }
  /** `oldPassword` is set when the player has just typed it at login (AUTH-06). */
  | { name: 'changePassword'; oldPassword?: string }
  /** With the code of a mailed link (AUTH-07). */
  | { name: 'resetPassword'; code: string }
  | { name: 'secondFactor'; ticket: string }
  | { name: 'loginLink'; code: string }
  | { name: ServiceModal }
  /** A game that contains sub-games (GAME-01). */
  | { name: 'gamePopup'; game: Game }
  | { name: 'popup'; popup: Popup }
  | { name: 'notice'; notice: Notice }
  | { name: 'sessionEnded'; reason: FeedValues['session']['reason'] };

export const modalOpened = createEvent<Modal>();
/** The site closes the modal because its task is done. */
export const modalClosed = createEvent();
/** The person closes the modal. Actions that waited for it are dropped. */
export const modalDismissed = createEvent();

export const $modal = createStore<Modal | null>(null)
  .on(modalOpened, (_, modal) => modal)
  .on([modalClosed, modalDismissed], () => null);
