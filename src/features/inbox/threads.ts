import { createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum/debounce';
import type { ResponseOf } from '../../../contract/define.ts';
import { inbox, type InboxThread } from '../../../contract/inbox.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { memberKnown, $sessionKind, sessionEnded } from '../../entities/session/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { unreadMoved } from '../../entities/session/lazy.ts';

/** Several changes at once trigger one reload; a search waits for the end of the typing. */
const SETTLE_MS = 150;

export const inboxPage = createLifecycle();
export const threadsRequested = createEvent();
export const olderThreadsRequested = createEvent();
export const accountTyped = createEvent<string>();

const forgotten = [inboxPage.closed, sessionEnded];
/** The beginning of an account, typed by an agent. */
export const $account = createStore('')
  .on(accountTyped, (_, text) => text.slice(0, LIMITS.username.max))
  .reset(forgotten);

/** The loaded threads, and the search that they answer. */
type Shown = ResponseOf<typeof inbox.threads> & { account: string };
const first = createQuery(inbox.threads, { resetOn: forgotten });
const olderFx = createCall(inbox.threads);
const contacts = createQuery(inbox.contacts, { resetOn: forgotten });

/** The pages that were loaded. A reload of the first one keeps the older ones, unless the search changed. */
export const $threads = createStore<Shown | null>(null)
  .on(first.done, (shown, { params, result }): Shown => {
    const account = String(params.account ?? '');
    const isOther = shown?.account !== account;
    if (isOther || !result.hasMore) return { ...result, account };
    const end = result.list.at(-1)!.cursor;
    const ids = new Set(result.list.map(({ id }) => id));
    const older = shown.list.filter(({ id, cursor }) => cursor < end && !ids.has(id));
    return { ...result, account, list: [...result.list, ...older], hasMore: older.length > 0 ? shown.hasMore : true };
  })
  .on(olderFx.done, (shown, { params, result }) => {
    const isNext =
      shown && shown.account === (params.account ?? '') && String(shown.list.at(-1)?.cursor) === params.before;
    return isNext ? { ...shown, list: [...shown.list, ...result.list], hasMore: result.hasMore } : shown;
  })
  .reset(forgotten);
export const $threadsFailure = first.$error;
export const $isLoadingOlder = olderFx.pending;

/** Direct downlines that an agent can write to, by the typed account. */
export const $contacts = contacts.$data.map((data) => data?.list ?? []);

const settled = debounce(sample({ clock: unreadMoved, filter: inboxPage.$isOpen }), SETTLE_MS);
const typed = debounce(accountTyped, SETTLE_MS);
sample({
  clock: [inboxPage.opened, memberKnown, threadsRequested, settled, typed],
  source: { open: inboxPage.$isOpen, session: $sessionKind, account: $account },
  filter: ({ open, session }) => open && session === 'member',
  fn: ({ account }) => (account.trim() === '' ? {} : { account: account.trim() }),
  target: first.start,
});
sample({
  clock: typed,
  source: { open: inboxPage.$isOpen, account: $account },
  filter: ({ open, account }) => open && account.trim() !== '',
  fn: ({ account }) => ({ account: account.trim() }),
  target: contacts.start,
});
sample({
  clock: olderThreadsRequested,
  source: { threads: $threads, busy: olderFx.pending },
  filter: ({ threads, busy }) => !busy && Boolean(threads?.hasMore),
  fn: ({ threads }) => ({
    ...(threads!.account === '' ? {} : { account: threads!.account }),
    before: String(threads!.list.at(-1)!.cursor),
  }),
  target: olderFx,
});

/** The thread with an account, or with the upline (null), if it is among the loaded ones. */
export const threadWith = (threads: readonly InboxThread[], to: string | null): InboxThread | undefined =>
  threads.find(({ kind, account }) => (to === null ? kind === 'upline' : kind === 'downline' && account === to));
