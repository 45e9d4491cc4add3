import { combineLatest, defer, distinctUntilChanged, map, of, startWith, switchMap, timer } from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';
import type { FeedValues } from '../../contract/wire.ts';
import { feed } from '../sync/feed.ts';
import type { SyncEvent } from '../sync/sync-event.ts';

type Open = FeedValues['draws']['open'];

/** How many draws the member can use now, and the version of what is known. */
export interface OpenDraws {
  count: number;
  version: number;
}

interface Inputs {
  syncEvents$: Observable<SyncEvent>;
  /** From `connection`; null while unknown, then this device's clock counts. */
  serverOffsetMs$: Observable<number | null>;
}

/** A browser's timer fires at once when it is armed for more than 24 days. */
const LONGEST_MS = 86_400_000;

/**
 * MEM-06: wheels and sign-in calendars that the member can use now, key `member:<id>`; null after a reset. The count changes also when
 * one opens or ends, by the server's clock.
 */
export function openDraws(
  { syncEvents$, serverOffsetMs$ }: Inputs,
  key: string,
  { scheduler }: { scheduler: SchedulerLike },
): Observable<OpenDraws | null> {
  const counted = (open: Open, offsetMs: number): Observable<number> =>
    defer(() => {
      const now = scheduler.now() + offsetMs;
      const count = open.filter(({ fromMs, toMs }) => fromMs <= now && (toMs === null || now < toMs)).length;
      const next = Math.min(...open.flatMap(({ fromMs, toMs }) => [fromMs, toMs ?? 0]).filter((at) => at > now));
      if (!Number.isFinite(next)) return of(count);
      return timer(Math.min(next - now, LONGEST_MS), scheduler).pipe(
        switchMap(() => counted(open, offsetMs)),
        startWith(count),
      );
    });

  return combineLatest([feed(syncEvents$, 'draws', key), serverOffsetMs$.pipe(distinctUntilChanged())]).pipe(
    switchMap(([item, offsetMs]) =>
      item.value === null
        ? of(null)
        : counted(item.value.open, offsetMs ?? 0).pipe(map((count) => ({ count, version: item.seq }))),
    ),
    distinctUntilChanged((one, other) => one?.count === other?.count && one?.version === other?.version),
  );
}
