import { createEvent, createStore, sample } from 'effector';
import { security } from '../../../contract/security.ts';
import { loggedIn } from '../../entities/session/model.ts';
import { createCall } from '../../shared/api/call.ts';
import { modalClosed } from '../../shared/lib/modals.ts';

/** The page was opened by a link with this code; said once or twice, it is exchanged once. */
export const linkOpened = createEvent<string>();

const exchangeFx = createCall(security.exchange);
const $seen = createStore<string | null>(null).on(exchangeFx, (_, { code }) => code);
export const $failure = createStore<{ key: string } | null>(null)
  .on(exchangeFx.failData, (_, failure) => failure)
  .reset(exchangeFx);

sample({
  clock: linkOpened,
  source: $seen,
  filter: (seen, code) => seen !== code,
  fn: (_, code) => ({ code: code.slice(0, 64) }),
  target: exchangeFx,
});
sample({ clock: exchangeFx.doneData, target: loggedIn });
sample({ clock: exchangeFx.done, fn: () => {}, target: modalClosed });
