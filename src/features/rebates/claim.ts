import { createEffect, createEvent, createStore, sample } from 'effector';
import { rebates, type RebateClaim } from '../../../contract/rebates.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import { balanceAnswered } from '../../entities/wallet/model.ts';
import { createMoneyCall } from '../../shared/api/call.ts';
import { $isLive } from '../../shared/realtime/runtime.ts';
import { rebatePage, rebateRequested } from './own.ts';

/** The member claims all that can be claimed. */
export const rebateClaimed = createEvent();

const claimFx = createMoneyCall(rebates.claim);
const drawKeyFx = createEffect(() => crypto.randomUUID());
const over = [rebatePage.opened, rebatePage.closed, sessionEnded];

export const $claiming = claimFx.pending;
/** What was just paid; null: nothing yet. */
export const $paid = createStore<RebateClaim | null>(null)
  .on(claimFx.doneData, (_, { claim }) => claim)
  .reset(claimFx, ...over);
/** The key of the refusal. */
export const $claimFailure = createStore<{ key: string } | null>(null)
  .on(claimFx.failData, (_, { key }) => ({ key }))
  .reset(claimFx, ...over);

/** Created once per claim, and kept for every retry of it (W6). */
const $key = createStore<string | null>(null).on(drawKeyFx.doneData, (_, key) => key);
sample({ clock: [rebatePage.opened, claimFx.done], fn: () => {}, target: drawKeyFx });

sample({
  clock: rebateClaimed,
  source: { live: $isLive, busy: claimFx.pending, key: $key },
  // W8: what moves money waits for a live connection.
  filter: ({ live, busy, key }) => live && !busy && key !== null,
  fn: ({ key }) => ({ request: {}, idempotencyKey: key! }),
  target: claimFx,
});
sample({ clock: claimFx.doneData, fn: ({ balance }) => balance, target: balanceAnswered });
sample({ clock: claimFx.finally, fn: () => {}, target: rebateRequested });
