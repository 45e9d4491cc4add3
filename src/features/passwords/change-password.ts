import { combine, createEvent, createStore, sample } from 'effector';
import { auth } from '../../../contract/auth.ts';
import { $member, loadLoginInfoFx, passwordChanged } from '../../entities/session/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { $modal, modalClosed } from '../../shared/lib/modals.ts';
import { navigateFx } from '../../shared/lib/navigation.ts';
import { createNewPassword } from './new-password.ts';

export const oldTyped = createEvent<string>();
export const submitted = createEvent();

const changePasswordFx = createCall(auth.changePassword);
const $opened = $modal.map((modal) => (modal?.name === 'changePassword' ? modal : null));
const left = sample({ clock: $opened, filter: (modal) => modal === null });

/** Why it must be changed; null when the player wants to. */
export const $why = $member.map((member) => member?.changePassword ?? null);
/** The old password was just typed at login and is not asked for again (AUTH-06). */
const $known = $opened.map((modal) => modal?.oldPassword ?? null);
export const $isOldKnown = $known.map((known) => known !== null);

export const $oldPassword = createStore('')
  .on(oldTyped, (_, text) => text)
  .reset(left);
export const fields = createNewPassword({
  username: $member.map((member) => member?.account ?? ''),
  submitted,
  left,
});
const $old = combine($known, $oldPassword, (known, typed) => known ?? typed);
const sent = sample({
  clock: submitted,
  source: { oldPassword: $old, newPassword: fields.$newPassword, confirmNewPassword: fields.$confirmPassword },
  filter: combine($old, fields.$isGood, (old, isGood) => old !== '' && isGood),
});
/** The old password was missing on submit. */
export const $oldMissing = createStore(false)
  .on(submitted, () => true)
  .reset(sent, oldTyped, left);
sample({ clock: sent, target: changePasswordFx });
sample({ clock: changePasswordFx.done, fn: () => {}, target: passwordChanged });
sample({ clock: changePasswordFx.done, fn: () => ({}), target: loadLoginInfoFx });
sample({ clock: changePasswordFx.done, fn: () => {}, target: modalClosed });
sample({ clock: changePasswordFx.done, fn: () => '/', target: navigateFx });

export const $failure = createStore<{ key: string } | null>(null)
  .on(changePasswordFx.failData, (_, failure) => failure)
  .reset(sent, oldTyped, fields.newTyped, fields.confirmTyped, left);
export const $pending = changePasswordFx.pending;
