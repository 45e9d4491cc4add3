import { createEvent, sample } from 'effector';
import { withdrawals } from '../../../contract/withdrawals.ts';
import { $isLoggedIn, memberKnown, sessionEnded } from '../../entities/session/index.ts';
import { $memberKey } from '../../entities/wallet/model.ts';
import { $language } from '../../shared/api/context.ts';
import { createCall } from '../../shared/api/call.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { $unread } from '../../entities/session/lazy.ts';
import { liveState } from '../../shared/realtime/live-state.ts';

export const withdrawPage = createLifecycle();
export const overviewRequested = createEvent();

const query = createQuery(withdrawals.overview, { resetOn: [sessionEnded] });

/** One of the member's withdrawals is new or changed while the page is open. */
const moves = liveState({
  feed: 'withdrawals',
  $key: $memberKey,
  lifecycle: withdrawPage,
});

const pageReady = sample({
  // The names of methods are in the page's language.
  clock: [withdrawPage.opened, memberKnown, $language],
  source: { open: withdrawPage.$isOpen, known: $isLoggedIn },
  filter: ({ open, known }) => open && known,
  fn: () => ({}),
});
sample({ clock: [pageReady, moves.changed, overviewRequested], fn: () => ({}), target: query.start });

export const $overview = query.$data;
/** The page failed to load, so what it shows may be outdated. */
export const $overviewFailure = query.$error;
export const $accounts = $overview.map((overview) => overview?.accounts ?? []);
export const $methods = $overview.map((overview) => overview?.methods ?? []);

// LIVE-02: the bell counts what changes after the list was seen.
const seenFx = createCall(withdrawals.seen);
sample({
  clock: [query.done, $unread],
  source: { open: withdrawPage.$isOpen, unread: $unread, overview: $overview },
  filter: ({ open, unread, overview }) => open && overview !== null && (unread?.withdrawals ?? 0) > 0,
  fn: () => ({}),
  target: seenFx,
});
