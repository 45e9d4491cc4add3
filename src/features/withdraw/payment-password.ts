import { combine, createEvent, createStore, sample } from 'effector';
import { PaymentPassword, withdrawals } from '../../../contract/withdrawals.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { overviewRequested, withdrawPage } from './overview.ts';

export const firstTyped = createEvent<string>();
export const againTyped = createEvent<string>();
export const submitted = createEvent();

const setFx = createCall(withdrawals.setPaymentPassword);
const forgotten = [setFx.done, withdrawPage.closed, sessionEnded];

export const $first = createStore('')
  .on(firstTyped, (_, text) => text)
  .reset(forgotten);
export const $again = createStore('')
  .on(againTyped, (_, text) => text)
  .reset(forgotten);
const $isTried = createStore(false)
  .on(submitted, () => true)
  .reset(forgotten);
const isSix = (text: string): boolean => PaymentPassword.safeParse(text).success;
/** What is wrong with the two fields, once they were submitted. */
export const $errors = combine($first, $again, $isTried, (first, again, tried) => ({
  first: tried && !isSix(first),
  again: tried && isSix(first) && again !== first,
}));
export const $failure = createStore<{ key: string } | null>(null)
  .on(setFx.failData, (_, failure) => failure)
  .reset(setFx, firstTyped, againTyped, withdrawPage.opened);
export const $pending = setFx.pending;

sample({
  clock: submitted,
  source: { first: $first, again: $again, busy: setFx.pending },
  filter: ({ first, again, busy }) => isSix(first) && again === first && !busy,
  fn: ({ first }) => ({ paymentPassword: first }),
  target: setFx,
});
sample({ clock: setFx.done, fn: () => {}, target: overviewRequested });
