import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { support, type Execution, type Popup } from '../../../contract/support.ts';
import { $noticesState } from '../../entities/notices/model.ts';
import { $isLoggedIn, $sessionKind, loggedIn, sessionEnded } from '../../entities/session/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { $language } from '../../shared/api/context.ts';
import { $modal, modalOpened, type Modal } from '../../shared/lib/modals.ts';
import { sessionKept } from '../../shared/lib/storage.ts';

/** The shell is rendered: from now on a popup may open. */
export const popupsStarted = createEvent();

/** Session storage flags of the specification (SHELL-09). */
const FLAG = { user: 'USER_POPUP', anonymous: 'ANONYMOUS_POPUP' } as const;
type Audience = keyof typeof FLAG;

const $started = createStore(false).on(popupsStarted, () => true);
const $isFirst = createStore(false)
  .on(loggedIn, (_, { firstTimeLogin }) => firstTimeLogin)
  .reset(sessionEnded);
/** A visitor who has just logged out does not get the popup for visitors. */
const $hasLeft = createStore(false)
  .on(sessionEnded, () => true)
  .reset(loggedIn);
/** The audience of a popup now: known once the announcements are loaded and the session is known. */
const $audience = combine(
  { started: $started, notices: $noticesState, who: $sessionKind, loggedIn: $isLoggedIn, hasLeft: $hasLeft },
  ({ started, notices, who, loggedIn, hasLeft }): Audience | null => {
    if (!started || notices !== 'ready' || who === 'unknown') return null;
    if (loggedIn) return 'user';
    return hasLeft ? null : 'anonymous';
  },
);

const readFlagFx = createEffect((audience: Audience) => sessionKept.getItem(FLAG[audience]));
const writeFlagFx = createEffect((audience: Audience) => sessionKept.setItem(FLAG[audience], 'closed'));
const loadFx = attach({
  source: $language,
  mapParams: (execution: Execution, language) => ({ execution, language }),
  effect: createCall(support.popup),
});
const executionOf = (audience: Audience, isFirst: boolean): Execution => {
  if (audience === 'anonymous') return 'B';
  return isFirst ? 'F' : 'A';
};

sample({ clock: $audience.updates, filter: (audience) => audience !== null, target: readFlagFx });
sample({
  clock: readFlagFx.done,
  source: $isFirst,
  filter: (_, { result }) => result !== 'closed',
  fn: (isFirst, { params }) => executionOf(params, isFirst),
  target: loadFx,
});
// At a first login without a popup for it, the popup for all members is shown.
sample({
  clock: loadFx.done,
  filter: ({ params, result }) => params === 'F' && result.popup === null,
  fn: (): Execution => 'A',
  target: loadFx,
});

/** Waits until no other modal is open. */
const $waiting = createStore<Popup | null>(null)
  .on(modalOpened, (popup, modal) => (modal.name === 'popup' ? null : popup))
  .reset($audience);
const came = sample({
  clock: loadFx.doneData,
  source: $audience,
  filter: (audience, { popup }) => popup !== null && audience === (popup.execution === 'B' ? 'anonymous' : 'user'),
  fn: (_, { popup }) => popup,
});
$waiting.on(came, (_, popup) => popup);
sample({
  clock: [$waiting, $modal],
  source: { popup: $waiting, modal: $modal },
  filter: ({ popup, modal }) => popup !== null && modal === null,
  fn: ({ popup }): Modal => ({ name: 'popup', popup: popup! }),
  target: modalOpened,
});

/** The audience of the open popup. However the popup closes, it counts as closed for this session. */
const $shown = createStore<Audience | null>(null).on(modalOpened, (shown, modal) => {
  if (modal.name !== 'popup') return shown;
  return modal.popup.execution === 'B' ? 'anonymous' : 'user';
});
const closed = sample({
  clock: $modal.updates,
  source: $shown,
  filter: (shown, modal) => shown !== null && modal?.name !== 'popup',
});
$shown.reset(closed);
sample({ clock: closed, filter: (audience) => audience !== null, target: writeFlagFx });
