import { combine, createEvent, createStore, sample } from 'effector';
import { downlines } from '../../../contract/downlines.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { createQuery } from '../../shared/api/query.ts';
import { parsePercent, percentText } from '../../shared/format/percent.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { levelRequested } from './tree.ts';

/** The rate of one direct member is shown, by its id. */
export const rateForm = createLifecycle<number>();
export const rateTyped = createEvent<string>();
export const rateSubmitted = createEvent();
/** Retries what failed to load. */
export const rateRequested = createEvent();

const $memberId = createStore<number | null>(null).on(rateForm.opened, (_, id) => id);
const rate = createQuery(downlines.rateBounds, { resetOn: [sessionEnded, rateForm.closed] });
const setFx = createCall(downlines.setRate);
sample({
  clock: [rateForm.opened, rateRequested, setFx.finally],
  source: $memberId,
  filter: (id) => id !== null,
  fn: (memberId) => ({ memberId: memberId! }),
  target: rate.start,
});
sample({ clock: setFx.done, fn: () => {}, target: levelRequested });

export const $rate = rate.$data;
export const $rateLoadFailure = rate.$error;
export const $rateText = createStore('')
  .on($rate, (text, answer) => (answer ? percentText(answer.rate) : text))
  .on(rateTyped, (_, text) => text);
/** Millionths within the bounds, or null. */
const $typed = combine($rateText, $rate, (text, answer) => {
  const typed = parsePercent(text);
  return typed !== null && answer && typed >= answer.bounds.min && typed <= answer.bounds.max ? typed : null;
});
const $tried = createStore(false)
  .on(rateSubmitted, () => true)
  .reset(rateTyped, rateForm.opened);
export const $isRateWrong = combine($typed, $tried, (typed, tried) => tried && typed === null);
export const $rateFailure = createStore<{ key: string } | null>(null)
  .on(setFx.failData, (_, failure) => failure)
  .reset(setFx, rateTyped, rateForm.opened);
/** The rate was just set. */
export const $isRateSet = createStore(false)
  .on(setFx.done, () => true)
  .reset(rateTyped, rateSubmitted, rateForm.opened);
export const $isRatePending = setFx.pending;

sample({
  clock: rateSubmitted,
  source: { memberId: $memberId, rate: $typed, busy: $isRatePending },
  filter: ({ memberId, rate: typed, busy }) => memberId !== null && typed !== null && !busy,
  fn: ({ memberId, rate: typed }) => ({ memberId: memberId!, rate: typed! }),
  target: setFx,
});
