import { createEffect, createEvent, createStore, sample } from 'effector';
import { security } from '../../../contract/security.ts';
import { $actionWaits, loggedIn } from '../../entities/session/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { $modal, modalClosed, modalOpened, type Modal } from '../../shared/lib/modals.ts';
import { navigateFx } from '../../shared/lib/navigation.ts';

export const codeTyped = createEvent<string>();
export const submitted = createEvent<{ ticket: string }>();

const enterFx = createCall(security.secondFactor);
/** Read on demand: this chunk loads after the route was entered. */
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
/** The ticket was used up or is too old: the login starts again. */
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
// AUTH-02: the password must be changed first. This form never had the old one.
sample({
  clock: enterFx.doneData,
  filter: ({ changePassword }) => changePassword !== null,
  fn: (): Modal => ({ name: 'changePassword' }),
  target: modalOpened,
});
/** A login without further steps. */
const wentThrough = sample({ clock: enterFx.doneData, filter: ({ changePassword }) => changePassword === null });
sample({ clock: wentThrough, fn: () => {}, target: modalClosed });
// After the agent login the player goes to the agent centre. An action that waited for the login continues where it was.
sample({ clock: wentThrough, source: $goesOn, filter: (goesOn) => !goesOn, fn: () => {}, target: whereFx });
sample({ clock: whereFx.doneData, fn: (path) => (path === '/agent' ? '/agentHome' : '/'), target: navigateFx });
