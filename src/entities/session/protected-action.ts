import { createEvent, createStore, sample, type EventCallable } from 'effector';
import { modalDismissed, modalOpened, type Modal } from '../../shared/lib/modals.ts';
import { $isLoggedIn, $sessionKind, memberKnown } from './model.ts';

/** The number of actions that wait for a login. While one waits, a login continues with it and does not go to the home page. */
const waitingBegan = createEvent();
const waitingOver = createEvent();
export const $actionWaits = createStore(false)
  .on(waitingBegan, () => true)
  .on(waitingOver, () => false);
sample({ clock: modalDismissed, target: waitingOver });

/**
 * Creates an action that needs a session (AUTH-13). For a guest it opens the login popup and continues after login; closing the
 * popup drops it. With `realAccount`, a trial account gets the message that a real one is needed.
 */
export const protectedAction = <T>({ realAccount = false }: { realAccount?: boolean } = {}) => {
  const requested = createEvent<T>();
  const allowed = createEvent<T>();
  const $waiting = createStore<{ value: T } | null>(null);
  const $mayGo = $sessionKind.map((kind) => kind === 'member' || (kind === 'trial' && !realAccount));

  sample({ clock: requested, filter: $mayGo, target: allowed });
  sample({
    clock: requested,
    filter: $isLoggedIn.map((yes) => !yes),
    fn: (value) => ({ value }),
    target: $waiting,
  });
  sample({ clock: $waiting, filter: Boolean, fn: () => {}, target: waitingBegan });
  sample({
    clock: requested,
    source: $sessionKind,
    filter: (kind) => kind === 'guest',
    fn: (): Modal => ({ name: 'login' }),
    target: modalOpened,
  });
  sample({
    clock: requested,
    source: $sessionKind,
    filter: (kind) => realAccount && kind === 'trial',
    fn: (): Modal => ({ name: 'realAccount' }),
    target: modalOpened,
  });
  const resumed = createEvent<any>();
  sample({
    clock: memberKnown,
    source: $waiting,
    filter: (waiting) => waiting !== null,
    fn: (waiting) => waiting!.value,
    target: resumed,
  });
  sample({ clock: resumed, target: requested as EventCallable<any> });
  sample({ clock: resumed, fn: () => {}, target: waitingOver });
  $waiting.reset(resumed, modalDismissed);

  return { requested, allowed };
};
