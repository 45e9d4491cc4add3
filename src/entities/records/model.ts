import { combine, createEvent, createStore, sample, type Effect } from 'effector';
import { records } from '../../../contract/records.ts';
import type { BetRecord, Transaction } from '../../../contract/records.ts';
import { createCall } from '../../shared/api/call.ts';

interface Page<T> {
  list: T[];
  hasMore: boolean;
}

/** A record paged backwards from the newest row by the key of the last row, and refreshed when something changed. */
export const createRecord = <T, Cursor extends { before?: string | number }>(
  loadFx: Effect<Cursor, Page<T>, { key: string }>,
  keyOf: (row: T) => string,
) => {
  const opened = createEvent();
  const moreRequested = createEvent();
  /** Something changed: the newest page is requested again and merged into the list. */
  const refreshed = createEvent();

  /** The session is over: the rows of the next one are not merged with these. */
  const forgotten = createEvent();

  const joined = (first: T[], second: T[]) => {
    const known = new Set(first.map(keyOf));
    return [...first, ...second.filter((row) => !known.has(keyOf(row)))];
  };
  /** Answers that arrive after `forgotten` are dropped. */
  const $isWanted = createStore(false)
    .on([opened, refreshed], () => true)
    .reset(forgotten);
  const loaded = sample({ clock: loadFx.done, filter: $isWanted });
  const $shown = createStore<Page<T>>({ list: [], hasMore: false })
    .on(loaded, (shown, { params, result }) => {
      const [newest, oldest] = [shown.list[0], shown.list.at(-1)];
      if (params.before !== undefined) {
        // A page requested before the list restarted does not continue the list.
        const fits = oldest !== undefined && keyOf(oldest) === params.before;
        return fits ? { list: joined(shown.list, result.list), hasMore: result.hasMore } : shown;
      }
      // If more rows changed than a page holds, a merge would leave a gap: the list restarts.
      const touches = newest !== undefined && result.list.some((row) => keyOf(row) === keyOf(newest));
      return touches ? { list: joined(result.list, shown.list), hasMore: shown.hasMore } : result;
    })
    .reset(forgotten);
  const $rows = $shown.map(({ list }) => list);
  const $hasMore = $shown.map(({ hasMore }) => hasMore);
  const $failure = createStore<{ key: string } | null>(null)
    .on(loadFx.failData, (_, failure) => failure)
    .reset(loadFx, forgotten);
  const $isAnswered = createStore(false)
    .on(loaded, () => true)
    .reset(forgotten);
  const $state = combine($rows, $failure, $isAnswered, (rows, failure, isAnswered) => {
    if (rows.length) return 'ready' as const;
    if (failure) return 'failed' as const;
    return isAnswered ? ('empty' as const) : ('loading' as const);
  });

  sample({ clock: [opened, refreshed], fn: () => ({}) as Cursor, target: loadFx });
  sample({
    clock: moreRequested,
    source: $rows,
    filter: (rows) => rows.length > 0,
    fn: (rows) => ({ before: keyOf(rows.at(-1)!) }) as Cursor,
    target: loadFx,
  });
  return { opened, moreRequested, refreshed, forgotten, $rows, $hasMore, $failure, $state, $pending: loadFx.pending };
};

export const transactionRecord = createRecord<Transaction, { before?: string; after?: string }>(
  createCall(records.transactions) as never,
  (row) => String(row.version),
);
export const betRecord = createRecord<BetRecord, { before?: string }>(
  createCall(records.bets) as never,
  (row) => row.roundId,
);
export const replayFx = createCall(records.replay);
