import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { Money } from '../../../contract/primitives.ts';
import { rain as contract, type RainRefusal } from '../../../contract/rain.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import { createMoneyCall } from '../../shared/api/call.ts';
import { createQuery } from '../../shared/api/query.ts';
import { $isLive } from '../../shared/realtime/runtime.ts';
import { $roomState } from './lines.ts';
import { $room, chatView, roomChosen } from './room.ts';

/** The rain that is open in the room; null: none, or unknown. */
export const $rain = $roomState.map((state) => state?.rain ?? null);
const $rainId = $rain.map((rain) => rain?.id ?? null);

const over = [chatView.closed, roomChosen, sessionEnded];
/** What the member may give, and its share of the open rain. */
const own = createQuery(contract.own, { resetOn: over });
export const ownRequested = own.refresh;
sample({
  clock: [$room.updates, $rainId.updates],
  source: $room,
  filter: Boolean,
  fn: ({ id }) => ({ room: id }),
  target: own.start,
});

/** The bounds of the member's own rain; null: members give none, or unknown. */
export const $terms = own.$data.map((data) => data?.terms ?? null);

/** The member wants a share of the open rain. */
export const shareRequested = createEvent();
export const resultClosed = createEvent();
const claimFx = createMoneyCall(contract.claim);
const drawKeyFx = createEffect((rainId: string) => ({
  request: { rainId },
  idempotencyKey: crypto.randomUUID(),
}));
export const $isTaking = combine(claimFx.pending, drawKeyFx.pending, (claims, draws) => claims || draws);

// W8: money actions wait for a live connection.
sample({
  clock: shareRequested,
  source: { id: $rainId, live: $isLive, busy: $isTaking },
  filter: ({ id, live, busy }) => id !== null && live && !busy,
  fn: ({ id }) => id!,
  target: drawKeyFx,
});
sample({ clock: drawKeyFx.doneData, target: claimFx });

interface Share {
  rain: string;
  money: Money;
}
/** The member's share of the newest rain. It stays after the end, until the member closes it or another rain begins. */
export const $share = createStore<Share | null>(null)
  .on(claimFx.done, (_, { params, result }) => ({ rain: params.request.rainId, money: result.money }))
  .reset(resultClosed, ...over);
sample({
  clock: own.done,
  source: $rain,
  filter: (rain, { result }) => rain !== null && result.share?.rain === rain.id,
  fn: (rain, { result }) => ({
    rain: rain!.id,
    money: { amount: result.share!.amount, currency: rain!.currency, exponent: rain!.exponent },
  }),
  target: $share,
});
sample({
  clock: $rainId.updates,
  source: $share,
  filter: (share, id) => share !== null && id !== null && share.rain !== id,
  fn: () => null,
  target: $share,
});

/** Why the member got no share: the reason of the server, or the key of another failure. */
export const $shareProblem = createStore<{ reason: RainRefusal } | { key: string } | null>(null)
  .on(claimFx.failData, (_, { key, details }) =>
    key === 'rain_refused' ? (details as { reason: RainRefusal }) : { key },
  )
  .reset(shareRequested, $rainId, resultClosed, ...over);
