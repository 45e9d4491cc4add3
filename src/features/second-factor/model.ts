import { createEvent, createStore, sample } from 'effector';
import { security } from '../../../contract/security.ts';
import { loggedIn } from '../../entities/session/model.ts';
import { $actionWaits } from '../../entities/session/protected-action.ts';
import { createCall } from '../../shared/api/call.ts';
import { $modal, modalClosed } from '../../shared/lib/modals.ts';
import { navigateFx, routeEntered } from '../../shared/lib/navigation.ts';

export const codeTyped = createEvent<string>();
export const submitted = createEvent<{ ticket: string }>();

const enterFx = createCall(security.secondFactor);
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

const $path = createStore('/').on(routeEntered, (_, { pathname }) => pathname);
const $goesOn = createStore(false);
sample({ clock: submitted, source: $actionWaits, target: $goesOn });
sample({ clock: enterFx.doneData, target: loggedIn });
sample({ clock: enterFx.done, fn: () => {}, target: modalClosed });
// Who came by the agents' door goes on to their centre; an action that waits goes on where it stood.
sample({
  clock: enterFx.done,
  source: { goesOn: $goesOn, path: $path },
  filter: ({ goesOn }) => !goesOn,
  fn: ({ path }) => (path === '/agent' ? '/agentHome' : '/'),
  target: navigateFx,
});
