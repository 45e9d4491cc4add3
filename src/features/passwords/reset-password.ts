import { createEvent, createStore, sample } from 'effector';
import { auth } from '../../../contract/auth.ts';
import { loggedIn } from '../../entities/session/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { codeIn } from '../../shared/lib/code-in.ts';
import { $modal, modalClosed } from '../../shared/lib/modals.ts';
import { navigateFx } from '../../shared/lib/navigation.ts';
import { createNewPassword } from './new-password.ts';

export const submitted = createEvent();

const resetFx = createCall(auth.resetByLink);
const $code = $modal.map((modal) => (modal?.name === 'resetPassword' ? modal.code : null));
const left = sample({ clock: $code, filter: (code) => code === null });

/** The account of the link is unknown before the link is used. */
export const fields = createNewPassword({ username: createStore(''), submitted, left });

const sent = sample({
  clock: submitted,
  source: { code: $code, newPassword: fields.$newPassword },
  filter: fields.$isGood,
});
sample({ clock: sent, fn: ({ code, newPassword }) => ({ code: codeIn(code ?? ''), newPassword }), target: resetFx });
sample({ clock: resetFx.doneData, target: loggedIn });
sample({ clock: resetFx.done, fn: () => {}, target: modalClosed });
sample({ clock: resetFx.done, fn: () => '/', target: navigateFx });

export const $failure = createStore<{ key: string } | null>(null)
  .on(resetFx.failData, (_, failure) => failure)
  .reset(sent, fields.newTyped, fields.confirmTyped, left);
export const $pending = resetFx.pending;
