import { combine, createEvent, createStore, sample } from 'effector';
import { security } from '../../../contract/security.ts';
import { $isLoggedIn, $sessionKind, loadMemberFx, loggedIn } from '../../entities/session/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { codeIn } from '../../shared/lib/code-in.ts';
import { modalClosed } from '../../shared/lib/modals.ts';

/** The page was opened by a link with this code. The code is exchanged once, however often this fires. */
export const linkOpened = createEvent<string>();
/** The logged-in player agrees to be logged out in favour of the link's account. */
export const switchConfirmed = createEvent();

const exchangeFx = createCall(security.exchange);
export const $exchanging = exchangeFx.pending;
/** A link that failed for another reason than its own can be retried. */
const $seen = createStore<string | null>(null)
  .on(exchangeFx, (_, { code }) => code)
  .on(exchangeFx.failData, (code, { key }) => (key === 'login_link_over' ? code : null));
/** Waits until the session is known, and for consent if somebody is logged in. */
const $waiting = createStore<string | null>(null)
  .on(linkOpened, (_, code) => codeIn(code))
  .reset(exchangeFx);
export const $failure = createStore<{ key: string } | null>(null)
  .on([exchangeFx.failData, loadMemberFx.failData], (_, failure) => failure)
  .reset(linkOpened, exchangeFx);
export const $isOver = $failure.map((failure) => failure?.key === 'login_link_over');
/** A link sent by somebody else must not change the account unnoticed. */
export const $asks = combine($waiting, $isLoggedIn, (code, isLoggedIn) => code !== null && isLoggedIn);

/** The current session could not be loaded. */
const $memberFailed = createStore(false)
  .on(loadMemberFx.fail, () => true)
  .reset(loadMemberFx);
sample({
  clock: linkOpened,
  source: { session: $sessionKind, failed: $memberFailed },
  filter: ({ session, failed }) => session === 'unknown' && failed,
  fn: () => ({}),
  target: loadMemberFx,
});
sample({
  clock: [linkOpened, $sessionKind.updates],
  source: { code: $waiting, seen: $seen, session: $sessionKind },
  filter: ({ code, seen, session }) => session === 'guest' && code !== null && code !== seen,
  fn: ({ code }) => ({ code: code! }),
  target: exchangeFx,
});
// The server ends the session of this call when the link's session starts.
sample({
  clock: switchConfirmed,
  source: $waiting,
  filter: (code) => code !== null,
  fn: (code) => ({ code: code! }),
  target: exchangeFx,
});
sample({ clock: exchangeFx.doneData, target: loggedIn });
sample({ clock: exchangeFx.done, fn: () => {}, target: modalClosed });
