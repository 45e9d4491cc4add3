import { createEvent, createStore, sample } from 'effector';
import { security } from '../../../contract/security.ts';
import { loggedIn } from '../../entities/session/model.ts';
import { createCall } from '../../shared/api/call.ts';
import { modalClosed } from '../../shared/lib/modals.ts';

/** The page was opened by a link with this code; said once or twice, it is exchanged once. */
export const linkOpened = createEvent<string>();

const exchangeFx = createCall(security.exchange);
/** A link that was refused for another reason than its own may be tried again. */
const $seen = createStore<string | null>(null)
  .on(exchangeFx, (_, { code }) => code)
  .on(exchangeFx.failData, (code, { key }) => (key === 'login_link_over' ? code : null));
export const $failure = createStore<{ key: string } | null>(null)
  .on(exchangeFx.failData, (_, failure) => failure)
  .reset(exchangeFx);
export const $isOver = $failure.map((failure) => failure?.key === 'login_link_over');

sample({
  clock: linkOpened,
  source: $seen,
  filter: (seen, code) => seen !== code,
  fn: (_, code) => ({ code: code.slice(0, 64) }),
  target: exchangeFx,
});
sample({ clock: exchangeFx.doneData, target: loggedIn });
sample({ clock: exchangeFx.done, fn: () => {}, target: modalClosed });
