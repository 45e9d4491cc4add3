import { createEffect, createEvent, createStore, sample } from 'effector';
import { security } from '../../../contract/security.ts';
import { createCall } from '../../shared/api/call.ts';
import { $requested, confirmationOver, type ConfirmationRequest } from '../../shared/api/confirmation.ts';
import { modalOpened, type Modal } from '../../shared/lib/modals.ts';

/** The means of confirmation. */
export type Means = 'password' | 'code';

export const meansChosen = createEvent<Means>();
export const typed = createEvent<string>();
export const submitted = createEvent();
/** The person cancels: the waiting calls fail, and typed input stays. */
export const confirmationDismissed = createEvent();
/** A member who registered by phone or Firebase may have no password and sets one first (AUTH-07). */
export const passwordLacking = createEvent();

const confirmFx = createCall(security.confirm);
/** A confirmation is valid for one call: the first waiting call gets it, and the others ask again if they need one. */
const goOnFx = createEffect(({ requested, confirmation }: { requested: ConfirmationRequest[]; confirmation: string }) =>
  requested.forEach(({ go }, at) => go(at === 0 ? confirmation : '')),
);
const giveUpFx = createEffect((requested: ConfirmationRequest[]) => requested.forEach(({ giveUp }) => giveUp()));

export const $means = createStore<Means>('password').on(meansChosen, (_, means) => means);
export const $shown = createStore('')
  .on(typed, (_, text) => text)
  .reset(meansChosen, confirmFx.done, confirmationDismissed);
export const $incomplete = createStore(false)
  .on(submitted, () => true)
  .reset(typed, meansChosen, confirmFx, confirmationDismissed);
export const $failure = createStore<{ key: string } | null>(null)
  .on(confirmFx.failData, (_, failure) => failure)
  .reset(typed, meansChosen, confirmFx, confirmationDismissed);
export const $pending = confirmFx.pending;
/** Whether it is asked because of idle time, or because of the call itself. */
export const $isIdle = $requested.map((requested) => requested[0]?.failure.key === 'reauthentication_needed');

sample({
  clock: submitted,
  source: { means: $means, shown: $shown, pending: $pending },
  filter: ({ shown, pending }) => shown.trim() !== '' && !pending,
  fn: ({ means, shown }) => (means === 'password' ? { password: shown } : { code: shown.trim() }),
  target: confirmFx,
});
sample({
  clock: confirmFx.doneData,
  source: $requested,
  fn: (requested, { confirmation }) => ({ requested, confirmation }),
  target: goOnFx,
});
sample({ clock: passwordLacking, target: confirmationDismissed });
sample({ clock: passwordLacking, fn: (): Modal => ({ name: 'forgotPassword' }), target: modalOpened });
sample({ clock: confirmationDismissed, source: $requested, target: giveUpFx });
// When the session is over, no confirmation is asked.
sample({
  clock: confirmFx.failData,
  filter: ({ key }) => key === 'session_ended' || key === 'not_logged_in' || key.startsWith('signature_'),
  fn: () => {},
  target: confirmationDismissed,
});
sample({ clock: [goOnFx.done, giveUpFx.done], fn: () => {}, target: confirmationOver });
