import { combine, createEvent, createStore, sample, type Effect } from 'effector';
import { or } from 'patronum/or';
import type { PaymentRecord } from '../../../contract/payment-records.ts';
import { records } from '../../../contract/records.ts';
import type { BetRecord, Transaction } from '../../../contract/records.ts';
import { createCall } from '../../shared/api/call.ts';
import type { CallFailure } from '../../shared/api/failure.ts';
import { createQuery } from '../../shared/api/query.ts';

interface Page<T> {
  list: T[];
  hasMore: boolean;
  /** Of the whole selection; only the newest page has them. */
  totals?: unknown;
}

/** Whether two selections are the same; their keys stand in the same order. */
const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/**
 * A record of the rows of one selection, paged backwards from the newest row by the key of the last row, and refreshed when
 * something changed.
 */
export const createRecord = <T, Selection extends { before?: string | number | undefined }, Answer extends Page<T>>(
  loadFx: Effect<Selection, Answer, CallFailure>,
  keyOf: (row: T) => string,
) => {
  /** The record is shown, with this selection. */
  const opened = createEvent<Selection>();
  const moreRequested = createEvent();
  /** Something changed: the newest page is requested again and merged into the list. */
  const refreshed = createEvent();
  /** The session is over: the rows of the next one are not merged with these. */
  const forgotten = createEvent();

  // The store that `opened` changes has the new selection already when a sample reads it, so it says itself whether it changed.
  const $chosen = createStore({ selection: {} as Selection, isOther: false })
    .on(opened, ({ selection: before }, selection) => ({ selection, isOther: !isSame(before, selection) }))
    .reset(forgotten);
  const $selection = $chosen.map(({ selection }) => selection);
  const chosen = sample({ clock: opened, source: $chosen, filter: ({ isOther }) => isOther });
  const newest = createQuery(loadFx, { resetOn: [forgotten, chosen] });
  const older = createQuery(loadFx, { resetOn: [forgotten, chosen] });
  const joined = (first: T[], second: T[]) => {
    const known = new Set(first.map(keyOf));
    return [...first, ...second.filter((row) => !known.has(keyOf(row)))];
  };
  const $shown = createStore<Page<T> & { totals?: Answer['totals'] | null }>({ list: [], hasMore: false })
    .on(newest.done, (shown, { result }) => {
      const first = shown.list[0];
      // If more rows changed than a page holds, a merge would leave a gap: the list restarts.
      const touches = first !== undefined && result.list.some((row) => keyOf(row) === keyOf(first));
      return touches ? { ...result, list: joined(result.list, shown.list), hasMore: shown.hasMore } : result;
    })
    .on(older.done, (shown, { params, result }) => {
      // A page requested before the list restarted does not continue the list.
      const last = shown.list.at(-1);
      const fits = last !== undefined && keyOf(last) === params.before;
      return fits ? { ...shown, list: joined(shown.list, result.list), hasMore: result.hasMore } : shown;
    })
    .reset(forgotten, chosen);
  const $totals = $shown.map(({ totals = null }) => totals);
  const $rows = $shown.map(({ list }) => list);
  const $hasMore = $shown.map(({ hasMore }) => hasMore);
  const $failure = combine(newest.$error, older.$error, (first, second) => first ?? second);
  const $pending = or(newest.$pending, older.$pending);
  const $state = combine($rows, $failure, newest.$data, (rows, failure, answer) => {
    if (rows.length) return 'ready' as const;
    if (failure) return 'failed' as const;
    return answer ? ('empty' as const) : ('loading' as const);
  });

  sample({
    clock: [opened, refreshed],
    source: $selection,
    target: newest.start,
  });
  sample({
    clock: moreRequested,
    source: { rows: $rows, selection: $selection },
    filter: ({ rows }) => rows.length > 0,
    fn: ({ rows, selection }) => ({ ...selection, before: keyOf(rows.at(-1)!) }),
    target: older.start,
  });
  return { opened, moreRequested, refreshed, forgotten, $rows, $totals, $hasMore, $failure, $state, $pending };
};

export const transactionRecord = createRecord(createCall(records.transactions), (row: Transaction) =>
  String(row.version),
);
export const betRecord = createRecord(createCall(records.bets), (row: BetRecord) => row.roundId);
const paymentOf = (row: PaymentRecord) => row.id;
export const depositRecord = createRecord(createCall(records.payments), paymentOf);
export const withdrawalRecord = createRecord(createCall(records.payments), paymentOf);
export const replayFx = createCall(records.replay);
