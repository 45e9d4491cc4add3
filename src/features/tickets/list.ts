import { createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum/debounce';
import type { ResponseOf } from '../../../contract/define.ts';
import { tickets } from '../../../contract/tickets.ts';
import { memberKnown, $sessionKind, sessionEnded } from '../../entities/session/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { unreadMoved } from '../../entities/session/lazy.ts';

/** Several changes at once trigger one reload. */
const SETTLE_MS = 150;

export const ticketsPage = createLifecycle();
export const ticketsRequested = createEvent();
export const olderTicketsRequested = createEvent();

const forgotten = [ticketsPage.closed, sessionEnded];
const first = createQuery(tickets.list, { resetOn: forgotten });
const olderFx = createCall(tickets.list);

/** The pages that were loaded, the last changed first. A reload of the first one keeps the older ones. */
export const $tickets = createStore<ResponseOf<typeof tickets.list> | null>(null)
  .on(first.done, (shown, { result }) => {
    if (!shown || !result.hasMore) return result;
    const ids = new Set(result.list.map(({ id }) => id));
    const end = result.list.at(-1)!.changedAtMs;
    const older = shown.list.filter(({ id, changedAtMs }) => changedAtMs <= end && !ids.has(id));
    return { list: [...result.list, ...older], hasMore: older.length > 0 ? shown.hasMore : true };
  })
  .on(olderFx.done, (shown, { params, result }) =>
    shown && String(shown.list.at(-1)?.id) === params.after
      ? { list: [...shown.list, ...result.list], hasMore: result.hasMore }
      : shown,
  )
  .reset(forgotten);
export const $ticketsFailure = first.$error;
export const $isLoadingOlder = olderFx.pending;

const settled = debounce(sample({ clock: unreadMoved, filter: ticketsPage.$isOpen }), SETTLE_MS);
sample({
  clock: [ticketsPage.opened, memberKnown, ticketsRequested, settled],
  source: { open: ticketsPage.$isOpen, session: $sessionKind },
  filter: ({ open, session }) => open && session === 'member',
  fn: () => ({}),
  target: first.start,
});
sample({
  clock: olderTicketsRequested,
  source: { shown: $tickets, busy: olderFx.pending },
  filter: ({ shown, busy }) => !busy && Boolean(shown?.hasMore),
  fn: ({ shown }) => ({ after: String(shown!.list.at(-1)!.id) }),
  target: olderFx,
});
