import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { wallet } from '../../../contract/wallet.ts';
import type { Deposit, DepositMethod } from '../../../contract/wallet.ts';
import { figure } from '../../../streams/feed.ts';
import type { Interests } from '../../../streams/wire.ts';
import { $owner } from '../../entities/wallet/model.ts';
import { $isLoggedIn, $sessionKind, memberKnown, sessionEnded } from '../../entities/session/model.ts';
import { createCall, createMoneyCall } from '../../shared/api/call.ts';
import { parseAmount } from '../../shared/format/money.ts';
import { leaveToFx } from '../../shared/lib/navigation.ts';
import { $isLive, liveFeed } from '../../shared/realtime/runtime.ts';

export const depositOpened = createEvent();
export const depositClosed = createEvent();
export const methodChosen = createEvent<string>();
export const amountTyped = createEvent<string>();
/** The form is done: the person sees what will happen. */
export const reviewRequested = createEvent();
export const changed = createEvent();
export const confirmed = createEvent();

const loadMethodsFx = createCall(wallet.depositMethods);
const loadDepositsFx = createCall(wallet.deposits);
const depositFx = createMoneyCall(wallet.deposit);
const drawKeyFx = createEffect(() => crypto.randomUUID());

/** One of the member's deposits is new or moved on, while the page is open. */
const moves = liveFeed({
  interests: combine($owner, (owner): Interests | null => owner && { deposits: [`member:${owner.memberId}`] }),
  stream: (accepted$, _, watched) => figure(accepted$, 'deposits', watched.deposits?.[0] ?? ''),
  start: depositOpened,
  stop: depositClosed,
});

const $open = createStore(false)
  .on(depositOpened, () => true)
  .on(depositClosed, () => false);
export const $methods = createStore<DepositMethod[] | null>(null).on(loadMethodsFx.doneData, (_, { list }) => list);
export const $methodsFailure = createStore<{ key: string } | null>(null)
  .on(loadMethodsFx.failData, (_, failure) => failure)
  .reset(loadMethodsFx);
export const $deposits = createStore<Deposit[] | null>(null)
  .on(loadDepositsFx.doneData, (_, { list }) => list)
  .reset(sessionEnded);
/** What the list would say may have moved on since it came. */
export const $depositsFailure = createStore<{ key: string } | null>(null)
  .on(loadDepositsFx.failData, (_, failure) => failure)
  .reset(loadDepositsFx, sessionEnded);
export const listAsked = createEvent();

const $chosen = createStore<string | null>(null).on(methodChosen, (_, code) => code);
export const $method = combine(
  $methods,
  $chosen,
  (methods, chosen) => methods?.find(({ code }) => code === chosen) ?? methods?.[0] ?? null,
);
export const $amountText = createStore('').on(amountTyped, (_, text) => text);
/** Whole minor units within the method's bounds, or null. */
export const $amount = combine($amountText, $method, (text, method) => {
  const amount = method && parseAmount(text, method.exponent);
  return amount && amount >= method.minimum && amount <= method.maximum ? amount : null;
});
/** The amount was sent to review and could not be taken. */
export const $amountRefused = createStore(false)
  .on(reviewRequested, () => true)
  .reset(amountTyped, methodChosen);
export const $step = createStore<'form' | 'review'>('form').reset(changed, depositOpened, methodChosen);
/** Drawn once for what the person confirms, and kept for every retry of it (W6). */
const $key = createStore<string | null>(null)
  .on(drawKeyFx.doneData, (_, key) => key)
  .reset(changed, depositOpened);
export const $failure = createStore<{ key: string } | null>(null)
  .on(depositFx.failData, (_, failure) => failure)
  .reset(depositFx, changed, depositOpened, methodChosen);
export const $pending = depositFx.pending;

sample({
  clock: [depositOpened, memberKnown],
  source: { open: $open, known: $isLoggedIn },
  filter: ({ open, known }) => open && known,
  fn: () => ({}),
  target: [loadMethodsFx, loadDepositsFx],
});

const reviewed = sample({ clock: reviewRequested, source: $amount, filter: (amount) => amount !== null });
$step.on(reviewed, () => 'review');
sample({ clock: reviewed, fn: () => {}, target: drawKeyFx });
// W8: money waits for the connection, whatever the button says.
sample({
  clock: confirmed,
  source: { live: $isLive, method: $method, amount: $amount, key: $key, session: $sessionKind },
  // Not `kind`: a shape with that name is taken for a unit.
  filter: ({ live, method, amount, key, session }) =>
    live && method !== null && amount !== null && key !== null && session === 'member',
  fn: ({ method, amount, key }) => ({
    request: { method: method!.code, amount: amount!, currency: method!.currency },
    idempotencyKey: key!,
  }),
  target: depositFx,
});
sample({ clock: depositFx.doneData, fn: ({ payUrl }) => payUrl, target: leaveToFx });
sample({ clock: [moves.next, listAsked], fn: () => ({}), target: loadDepositsFx });
