import { combine, createEvent, createStore, sample } from 'effector';
import { wallet, type Deposit } from '../../../contract/wallet.ts';
import { $isLoggedIn, memberKnown, sessionEnded } from '../../entities/session/index.ts';
import { $memberKey } from '../../entities/wallet/model.ts';
import { createCall } from '../../shared/api/call.ts';
import { $language } from '../../shared/api/context.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { $environment } from '../../shared/realtime/environment.ts';
import { liveState } from '../../shared/realtime/live-state.ts';
import { $connection } from '../../shared/realtime/runtime.ts';

/** Where a deposit is shown: the newest one above the form, each one in the list. */
type Place = 'news' | 'list';

export const depositPage = createLifecycle();
export const listRequested = createEvent();
export const cancelPressed = createEvent<{ id: string; at: Place }>();

/** States of a deposit that was paid. */
const MADE: readonly Deposit['state'][] = ['paid', 'review'];

const query = createQuery(wallet.deposits, { resetOn: [sessionEnded] });
const cancelFx = createCall(wallet.cancelDeposit);

/** One of the member's deposits is new or changed while the page is open. */
const moves = liveState({
  feed: 'deposits',
  $key: $memberKey,
  lifecycle: depositPage,
});

/** The page is open and its member is known: the page loads its data. */
export const pageReady = sample({
  // The names of methods are in the page's language.
  clock: [depositPage.opened, memberKnown, $language],
  source: { open: depositPage.$isOpen, known: $isLoggedIn },
  filter: ({ open, known }) => open && known,
  fn: () => ({}),
});

query.$data.on(
  cancelFx.doneData,
  (answer, { deposit }) => answer && { list: answer.list.map((each) => (each.id === deposit.id ? deposit : each)) },
);
export const $deposits = query.$data.map((answer) => answer?.list ?? null);
/** The list failed to load, so the shown one may be outdated. */
export const $depositsFailure = query.$error;
/** The member has paid a deposit before. */
export const $hasDeposited = $deposits.map((deposits) => deposits?.some(({ state }) => MADE.includes(state)) ?? false);

/** How long the end of a deposit is news: players who return from the payment page want to see it. */
const NEWS_MS = 3_600_000;
const $loadedAtMs = createStore(0);
sample({
  clock: query.done,
  source: { connection: $connection, environment: $environment },
  fn: ({ connection, environment }) => environment.scheduler.now() + (connection.serverOffsetMs ?? 0),
  target: $loadedAtMs,
});
/** The newest deposit, while it waits for something or has just ended. */
export const $news = combine($deposits, $depositsFailure, $loadedAtMs, (deposits, failure, loadedAtMs) => {
  const newest = failure ? undefined : deposits?.[0];
  if (!newest) return null;
  const isOpen = newest.state === 'pending' || newest.state === 'review';
  return isOpen || newest.updatedAtMs > loadedAtMs - NEWS_MS ? newest : null;
});

const cancelRequested = sample({
  clock: cancelPressed,
  source: cancelFx.pending,
  filter: (busy) => !busy,
  fn: (_, pressed) => pressed,
});
const $pressed = createStore<{ id: string; at: Place } | null>(null)
  .on(cancelRequested, (_, pressed) => pressed)
  .reset(depositPage.opened);
/** The deposit that is being cancelled. */
export const $cancelling = combine($pressed, cancelFx.pending, (pressed, busy) =>
  busy ? (pressed?.id ?? null) : null,
);
const $refusal = createStore<{ key: string } | null>(null)
  .on(cancelFx.failData, (_, failure) => failure)
  .reset(cancelRequested, depositPage.opened);
/** Why a cancellation failed, and where to show it: where the button was pressed. */
export const $cancelFailure = combine($refusal, $pressed, (refusal, pressed) =>
  refusal && pressed ? { key: refusal.key, at: pressed.at } : null,
);
export const depositCancelled = cancelFx.done;

sample({ clock: cancelRequested, fn: ({ id }) => ({ depositId: id }), target: cancelFx });
// After a failed cancellation the deposit has usually changed its state.
sample({ clock: [pageReady, moves.changed, listRequested, cancelFx.fail], fn: () => ({}), target: query.start });
