import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { PaymentPassword, withdrawals } from '../../../contract/withdrawals.ts';
import { $activeAwards } from '../../entities/wallet/awards.ts';
import { $sessionKind, sessionEnded } from '../../entities/session/index.ts';
import { balanceAnswered } from '../../entities/wallet/model.ts';
import { createCall, createMoneyCall } from '../../shared/api/call.ts';
import { $locale } from '../../shared/format/locale.ts';
import { amountIn, readAmount } from '../../shared/format/read-amount.ts';
import { $isLive } from '../../shared/realtime/runtime.ts';
import { $accounts, $methods, $overview, overviewRequested, withdrawPage } from './overview.ts';

export const methodChosen = createEvent<string>();
export const accountChosen = createEvent<string>();
export const amountTyped = createEvent<string>();
export const passwordTyped = createEvent<string>();
/** The form is complete: the fee is asked for, and the review opens. */
export const reviewRequested = createEvent();
export const changed = createEvent();
export const confirmed = createEvent();

const quoteFx = createCall(withdrawals.quote);
const withdrawFx = createMoneyCall(withdrawals.withdraw);
const drawKeyFx = createEffect(() => crypto.randomUUID());

const $chosenMethod = createStore<string | null>(null).on(methodChosen, (_, code) => code);
export const $method = combine(
  $methods,
  $chosenMethod,
  (methods, chosen) => methods.find(({ code }) => code === chosen) ?? methods[0] ?? null,
);
/** The accounts to which the method pays. */
export const $ownAccounts = combine($accounts, $method, (accounts, method) =>
  accounts.filter((account) => account.kind === method?.kind),
);
const $chosenAccount = createStore<string | null>(null).on(accountChosen, (_, id) => id);
export const $account = combine(
  $ownAccounts,
  $chosenAccount,
  (accounts, chosen) => accounts.find(({ id }) => id === chosen) ?? accounts[0] ?? null,
);
export const $amountText = createStore('')
  .on(amountTyped, (_, text) => text)
  .reset(withdrawFx.done, sessionEnded);
/** Whole minor units within the method's bounds, or null. */
export const $amount = combine($amountText, $method, $overview, $locale, (text, method, overview, locale) => {
  const amount = overview && amountIn(readAmount(text, { ...overview, locale }));
  return amount && method && amount >= method.minimum && amount <= method.maximum ? amount : null;
});
/** The form was submitted and is not complete. */
export const $isRefused = createStore(false)
  .on(reviewRequested, () => true)
  .reset(amountTyped, methodChosen, withdrawFx.done);
export const $quote = createStore<{ amount: number; fee: number; arrives: number } | null>(null)
  .on(quoteFx.doneData, (_, quote) => quote)
  .reset(amountTyped, methodChosen, withdrawFx.done);
export const $step = createStore<'form' | 'review'>('form').reset(
  changed,
  withdrawPage.opened,
  methodChosen,
  amountTyped,
  accountChosen,
  withdrawFx.done,
);
export const $password = createStore('')
  .on(passwordTyped, (_, text) => text)
  .reset(withdrawFx.finally, changed, withdrawPage.closed, sessionEnded);
/** The request was confirmed without six digits. */
export const $isPasswordMissing = combine(
  createStore(false)
    .on(confirmed, () => true)
    .reset(passwordTyped, withdrawFx, reviewRequested),
  $password,
  (tried, password) => tried && !isComplete(password),
);
/** Created once per reviewed request, and kept for every retry of it (W6). */
const $key = createStore<string | null>(null).on(drawKeyFx.doneData, (_, key) => key);
export const $failure = createStore<{ key: string } | null>(null)
  .on([quoteFx.failData, withdrawFx.failData], (_, failure) => failure)
  .reset(quoteFx, withdrawFx, changed, withdrawPage.opened, methodChosen, amountTyped);
/** What the withdrawal would cost of running awards, minor units: known live, or from a refusal. Null: nothing. */
const $refusedFor = createStore<number | null>(null)
  .on(withdrawFx.failData, (_, { key, details }) =>
    key === 'awards_open' ? ((details as { amount?: number } | undefined)?.amount ?? 0) : null,
  )
  .reset(changed, withdrawPage.opened, withdrawFx.done, sessionEnded);
export const $forfeit = combine($activeAwards, $refusedFor, (active, refused) =>
  active.length > 0 ? active.reduce((sum, { left }) => sum + left, 0) : refused,
);
export const $pending = combine(quoteFx.pending, withdrawFx.pending, (quoting, sending) => quoting || sending);
/** The request was accepted. The message stays until the next one begins. */
export const $isRequested = createStore(false)
  .on(withdrawFx.done, () => true)
  .reset(amountTyped, reviewRequested, withdrawPage.opened);

// W6: the header shows what is left before the push arrives.
sample({ clock: withdrawFx.doneData, fn: ({ balance }) => balance, target: balanceAnswered });

const isComplete = (password: string): boolean => PaymentPassword.safeParse(password).success;

sample({
  clock: reviewRequested,
  source: { method: $method, amount: $amount, account: $account, busy: $pending },
  filter: ({ method, amount, account, busy }) => method !== null && amount !== null && account !== null && !busy,
  fn: ({ method, amount }) => ({ method: method!.code, amount: String(amount) }),
  target: quoteFx,
});
// An answer about what is no longer typed opens nothing.
const reviewed = sample({
  clock: quoteFx.done,
  source: { method: $method, amount: $amount },
  filter: ({ method, amount }, { params }) => method?.code === params.method && String(amount) === params.amount,
});
$step.on(reviewed, () => 'review');
sample({ clock: reviewed, fn: () => {}, target: drawKeyFx });

// W8: money actions wait for a live connection, whatever the button shows.
sample({
  clock: confirmed,
  source: {
    live: $isLive,
    method: $method,
    account: $account,
    amount: $amount,
    key: $key,
    password: $password,
    forfeit: $forfeit,
    overview: $overview,
    session: $sessionKind,
    busy: $pending,
  },
  filter: ({ live, method, account, amount, key, password, overview, session, busy }) =>
    live &&
    !busy &&
    method !== null &&
    account !== null &&
    amount !== null &&
    key !== null &&
    overview !== null &&
    isComplete(password) &&
    session === 'member',
  fn: ({ method, account, amount, key, password, forfeit, overview }) => ({
    request: {
      method: method!.code,
      accountId: account!.id,
      amount: amount!,
      currency: overview!.currency,
      paymentPassword: password,
      ...(forfeit !== null && { forfeitAwards: true as const }),
    },
    idempotencyKey: key!,
  }),
  target: withdrawFx,
});
// After a refusal what is left of the day, or the turnover, has usually changed.
sample({ clock: withdrawFx.finally, fn: () => {}, target: overviewRequested });
