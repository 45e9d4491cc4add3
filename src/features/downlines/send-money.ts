import { createEvent, createStore, sample } from 'effector';
import { transfers } from '../../../contract/transfers.ts';
import { $sessionKind, sessionEnded } from '../../entities/session/index.ts';
import { createTransferOrder } from '../../entities/wallet/lazy.ts';
import { createMoneyCall } from '../../shared/api/call.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { levelRequested } from './tree.ts';

/** The transfer to one direct member is shown, by its id. */
export const sendForm = createLifecycle<number>();
/** Retries what failed to load. */
export const boundsRequested = createEvent();

const overview = createQuery(transfers.downline, { resetOn: [sessionEnded, sendForm.closed] });
const $memberId = createStore<number | null>(null).on(sendForm.opened, (_, id) => id);

const sendFx = createMoneyCall(transfers.toDownline);
sample({
  clock: [sendForm.opened, boundsRequested, sendFx.finally],
  source: $memberId,
  filter: (id) => id !== null,
  fn: (memberId) => ({ memberId: memberId! }),
  target: overview.start,
});
// The balance of the member in the tree.
sample({ clock: sendFx.done, fn: () => {}, target: levelRequested });

export const $bounds = overview.$data;
export const $boundsFailure = overview.$error;
export const order = createTransferOrder({
  sendFx,
  $overview: $bounds,
  opened: sendForm.opened,
  session: { $sessionKind, sessionEnded },
  requestOf: ({ memberId, currency }, amount) => ({ memberId, amount, currency }),
});
