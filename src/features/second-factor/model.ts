import { createEffect, createEvent, createStore, sample } from 'effector';
import { security } from '../../../contract/security.ts';
import { loggedIn } from '../../entities/session/model.ts';
import { $actionWaits } from '../../entities/session/protected-action.ts';
import { createCall } from '../../shared/api/call.ts';
import { $modal, modalClosed, modalOpened, type Modal } from '../../shared/lib/modals.ts';
import { navigateFx } from '../../shared/lib/navigation.ts';

export const codeTyped = createEvent<string>();
export const submitted = createEvent<{ ticket: string }>();

const enterFx = createCall(security.secondFactor);
/** Read when it is needed: this part comes after the route was entered. */
const whereFx = createEffect(() => window.location.pathname);
const left = sample({ clock: $modal, filter: (modal) => modal?.name !== 'secondFactor' });

export const $code = createStore('')
  .on(codeTyped, (_, text) => text)
  .reset(left, enterFx.done);
export const $incomplete = createStore(false)
  .on(submitted, () => true)
  .reset(codeTyped, enterFx, left);
export const $failure = createStore<{ key: string } | null>(null)
  .on(enterFx.failData, (_, failure) => failure)
  .reset(codeTyped, enterFx, left);
export const $pending = enterFx.pending;
/** The ticket was used up or is too old: the log-in begins anew. */
export const $isOver = $failure.map((failure) => failure?.key === 'second_factor_over');

sample({
  clock: submitted,
  source: $code,
  filter: (code) => code.trim() !== '',
  fn: (code, { ticket }) => ({ ticket, code: code.trim() }),
  target: enterFx,
});

const $goesOn = createStore(false);
sample({ clock: submitted, source: $actionWaits, target: $goesOn });
sample({ clock: enterFx.doneData, target: loggedIn });
// AUTH-02: the password must be another one first; this form never saw the old one.
sample({
  clock: enterFx.doneData,
  filter: ({ changePassword }) => changePassword !== null,
  fn: (): Modal => ({ name: 'changePassword' }),
  target: modalOpened,
});
/** Nothing more is asked of who came in. */
const wentThrough = sample({ clock: enterFx.doneData, filter: ({ changePassword }) => changePassword === null });
sample({ clock: wentThrough, fn: () => {}, target: modalClosed });
// Who came by the agents' door goes on to their centre; an action that waits goes on where it stood.
sample({ clock: wentThrough, source: $goesOn, filter: (goesOn) => !goesOn, fn: () => {}, target: whereFx });
sample({ clock: whereFx.doneData, fn: (path) => (path === '/agent' ? '/agentHome' : '/'), target: navigateFx });
