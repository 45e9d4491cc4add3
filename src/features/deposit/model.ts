import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { wallet } from '../../../contract/wallet.ts';
import { $sessionKind, sessionEnded } from '../../entities/session/index.ts';
import { createMoneyCall } from '../../shared/api/call.ts';
import { createQuery } from '../../shared/api/query.ts';
import { $locale } from '../../shared/format/locale.ts';
import { amountIn, readAmount, typedAmount } from '../../shared/format/read-amount.ts';
import { leaveToFx } from '../../shared/lib/navigation.ts';
import { $isLive } from '../../shared/realtime/runtime.ts';
import { $lastMethod, methodUsed } from './last-method.ts';
import { depositCancelled, depositPage, pageReady } from './list.ts';

export const methodChosen = createEvent<string>();
export const amountTyped = createEvent<string>();
/** One of the method's preset amounts, minor units. */
export const presetChosen = createEvent<number>();
/** The form is complete: the review opens. */
export const reviewRequested = createEvent();
export const changed = createEvent();
export const confirmed = createEvent();

const methods = createQuery(wallet.depositMethods);
const depositFx = createMoneyCall(wallet.deposit);
const drawKeyFx = createEffect(() => crypto.randomUUID());

export const $methods = methods.$data.map((answer) => answer?.list ?? null);
export const $methodsFailure = methods.$error;

const $chosen = createStore<string | null>(null)
  .on(methodChosen, (_, code) => code)
  .reset(sessionEnded);
/** The chosen method; before a choice the last used one, or the first. */
export const $method = combine($methods, $chosen, $lastMethod, (methods, chosen, last) => {
  const find = (wanted: string | null) => methods?.find(({ code }) => code === wanted);
  return find(chosen) ?? find(last) ?? methods?.[0] ?? null;
});
export const $amountText = createStore('').on(amountTyped, (_, text) => text);
/** Whole minor units within the method's bounds, or null. */
export const $amount = combine($amountText, $method, $locale, (text, method, locale) => {
  const amount = method && amountIn(readAmount(text, { ...method, locale }));
  return amount && amount >= method.minimum && amount <= method.maximum ? amount : null;
});
/** The amount was submitted for review and is not valid. */
export const $amountRefused = createStore(false)
  .on(reviewRequested, () => true)
  .reset(amountTyped, methodChosen);
export const $step = createStore<'form' | 'review'>('form').reset(changed, depositPage.opened, methodChosen);
/** Created once per confirmed order, and kept for every retry of it (W6). */
const $key = createStore<string | null>(null)
  .on(drawKeyFx.doneData, (_, key) => key)
  .reset(changed, depositPage.opened);
export const $failure = createStore<{ key: string } | null>(null)
  .on(depositFx.failData, (_, failure) => failure)
  .reset(depositFx, changed, depositPage.opened, methodChosen);
export const $pending = depositFx.pending;

sample({ clock: pageReady, target: methods.start });

sample({
  clock: presetChosen,
  source: { method: $method, locale: $locale },
  filter: ({ method }) => method !== null,
  fn: ({ method, locale }, amount) => typedAmount(amount, { exponent: method!.exponent, locale }),
  target: amountTyped,
});

const reviewed = sample({ clock: reviewRequested, source: $amount, filter: (amount) => amount !== null });
$step.on(reviewed, () => 'review');
sample({ clock: reviewed, fn: () => {}, target: drawKeyFx });
// The order of this key is abandoned: the next press is another order.
sample({
  clock: depositCancelled,
  source: $step,
  filter: (step) => step === 'review',
  fn: () => {},
  target: drawKeyFx,
});
// W8: money actions wait for a live connection, whatever the button shows.
sample({
  clock: confirmed,
  source: { live: $isLive, method: $method, amount: $amount, key: $key, session: $sessionKind },
  // Not `kind`: Effector takes a shape with that name for a unit.
  filter: ({ live, method, amount, key, session }) =>
    live && method !== null && amount !== null && key !== null && session === 'member',
  fn: ({ method, amount, key }) => ({
    request: { method: method!.code, amount: amount!, currency: method!.currency },
    idempotencyKey: key!,
  }),
  target: depositFx,
});
sample({ clock: depositFx.done, fn: ({ params }) => params.request.method, target: methodUsed });
sample({ clock: depositFx.doneData, fn: ({ payUrl }) => payUrl, target: leaveToFx });
