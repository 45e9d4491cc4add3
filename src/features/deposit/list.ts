import { combine, createEvent, createStore, sample } from 'effector';
import { wallet } from '../../../contract/wallet.ts';
import type { Deposit } from '../../../contract/wallet.ts';
import { figure } from '../../../streams/sync/feed.ts';
import type { Subscriptions } from '../../../streams/transport/transport.ts';
import { $isLoggedIn, memberKnown, sessionEnded } from '../../entities/session/model.ts';
import { $owner } from '../../entities/wallet/model.ts';
import { createCall } from '../../shared/api/call.ts';
import { $connection, liveFeed } from '../../shared/realtime/runtime.ts';

/** Where a deposit stands on the page: the newest one above the form, each in the list. */
type Place = 'news' | 'list';

export const depositOpened = createEvent();
export const depositClosed = createEvent();
export const listAsked = createEvent();
export const cancelPressed = createEvent<{ id: string; at: Place }>();

const loadFx = createCall(wallet.deposits);
const cancelFx = createCall(wallet.cancelDeposit);

/** One of the member's deposits is new or moved on, while the page is open. */
const moves = liveFeed({
  subscriptions: combine($owner, (owner): Subscriptions | null => owner && { deposits: [`member:${owner.memberId}`] }),
  stream: (syncEvents$, _, watched) => figure(syncEvents$, 'deposits', watched.deposits?.[0] ?? ''),
  start: depositOpened,
  stop: depositClosed,
});

const $open = createStore(false)
  .on(depositOpened, () => true)
  .on(depositClosed, () => false);
/** The page is open and knows its member: what it shows is asked for. */
export const pageReady = sample({
  clock: [depositOpened, memberKnown],
  source: { open: $open, known: $isLoggedIn },
  filter: ({ open, known }) => open && known,
  fn: () => ({}),
});

export const $deposits = createStore<Deposit[] | null>(null)
  .on(loadFx.doneData, (_, { list }) => list)
  .on(cancelFx.doneData, (list, { deposit }) => list && list.map((each) => (each.id === deposit.id ? deposit : each)))
  .reset(sessionEnded);
/** What the list would say may have moved on since it came. */
export const $depositsFailure = createStore<{ key: string } | null>(null)
  .on(loadFx.failData, (_, failure) => failure)
  .reset(loadFx, sessionEnded);

/** For so long the end of a deposit is news: who comes back from the payment page wants to know. */
const NEWS_MS = 3_600_000;
const $loadedAtMs = createStore(0);
sample({
  clock: loadFx.doneData,
  source: $connection,
  fn: ({ serverOffsetMs }) => Date.now() + (serverOffsetMs ?? 0),
  target: $loadedAtMs,
});
/** The newest deposit, as long as it waits for something or has just ended. */
export const $news = combine($deposits, $depositsFailure, $loadedAtMs, (deposits, failure, loadedAtMs) => {
  const newest = failure ? undefined : deposits?.[0];
  if (!newest) return null;
  const isOpen = newest.state === 'pending' || newest.state === 'review';
  return isOpen || newest.updatedAtMs > loadedAtMs - NEWS_MS ? newest : null;
});

const cancelAsked = sample({
  clock: cancelPressed,
  source: cancelFx.pending,
  filter: (busy) => !busy,
  fn: (_, pressed) => pressed,
});
const $pressed = createStore<{ id: string; at: Place } | null>(null)
  .on(cancelAsked, (_, pressed) => pressed)
  .reset(depositOpened);
/** The one that is being cancelled. */
export const $cancelling = combine($pressed, cancelFx.pending, (pressed, busy) =>
  busy ? (pressed?.id ?? null) : null,
);
const $refusal = createStore<{ key: string } | null>(null)
  .on(cancelFx.failData, (_, failure) => failure)
  .reset(cancelAsked, depositOpened);
/** Why it was not cancelled, and where that is said: where the button was pressed. */
export const $cancelFailure = combine($refusal, $pressed, (refusal, pressed) =>
  refusal && pressed ? { key: refusal.key, at: pressed.at } : null,
);
export const depositCancelled = cancelFx.done;

sample({ clock: cancelAsked, fn: ({ id }) => ({ depositId: id }), target: cancelFx });
// What was not cancelled has moved on, as a rule.
sample({ clock: [pageReady, moves.next, listAsked, cancelFx.fail], fn: () => ({}), target: loadFx });
