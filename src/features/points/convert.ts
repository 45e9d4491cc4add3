import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { points, type PointExchange } from '../../../contract/points.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import { balanceAnswered } from '../../entities/wallet/model.ts';
import { createMoneyCall } from '../../shared/api/call.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { $isLive } from '../../shared/realtime/runtime.ts';
import { $config, $points, mallRequested } from './mall.ts';
import { refusalOf, type ExchangeRefusal } from './refusal.ts';

/** The dialog in which points are converted is shown. */
export const convertView = createLifecycle();
/** How many times the rate. */
export const stepsChosen = createEvent<number>();
export const convertSubmitted = createEvent();

const convertFx = createMoneyCall(points.convert);
const drawKeyFx = createEffect(() => crypto.randomUUID());
const over = [convertView.opened, convertView.closed, sessionEnded];

/** Points of one step and the money that they bring, minor units; null: points are not converted. */
export const $rate = $config.map((config) => config?.rules?.convert ?? null);
/** How many steps the points are enough for. */
export const $maxSteps = combine($rate, $points, (rate, known) =>
  rate && known ? Math.floor(known.points / rate.points) : 0,
);
const $chosen = createStore<number | null>(null)
  .on(stepsChosen, (_, steps) => steps)
  .reset(convertFx.done, ...over);
/** The chosen steps, of those that are possible now. */
export const $steps = combine($chosen, $maxSteps, (chosen, max) => Math.min(chosen ?? max, max));
export const $converting = convertFx.pending;
export const $convertRefusal = createStore<ExchangeRefusal | null>(null)
  .on(convertFx.failData, (_, failure) => refusalOf(failure))
  .reset(convertFx, stepsChosen, ...over);
/** What was just converted. */
export const $converted = createStore<PointExchange | null>(null)
  .on(convertFx.doneData, (_, { exchange }) => exchange)
  .reset(over);

/** Created once per conversion, and kept for every retry of it (W6). */
const $key = createStore<string | null>(null).on(drawKeyFx.doneData, (_, key) => key);
sample({ clock: [convertView.opened, stepsChosen, convertFx.done], fn: () => {}, target: drawKeyFx });

sample({
  clock: convertSubmitted,
  source: { live: $isLive, busy: convertFx.pending, rate: $rate, steps: $steps, key: $key },
  // W8: what moves money waits for a live connection.
  filter: ({ live, busy, rate, steps, key }) => live && !busy && rate !== null && steps > 0 && key !== null,
  fn: ({ rate, steps, key }) => ({ request: { points: rate!.points * steps }, idempotencyKey: key! }),
  target: convertFx,
});
sample({ clock: convertFx.doneData, fn: ({ balance }) => balance, target: balanceAnswered });
sample({ clock: convertFx.fail, fn: () => {}, target: mallRequested });
