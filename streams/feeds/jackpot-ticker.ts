import { defer, map, tap, throttleTime, type Observable, type SchedulerLike } from 'rxjs';
import type { FeedValues } from '../../contract/wire.ts';
import type { Millis, MinorUnits } from '../../contract/primitives.ts';
import type { SyncEvent } from '../sync/sync-event.ts';
import { CONFLATE_MS } from '../time/conflate.ts';
import { feed, type FeedItem } from '../sync/feed.ts';

export type Pool = FeedValues['jackpot'];

/** The range of a counter: from the shown amount to the last known true amount, never beyond it. */
export interface Roll {
  from: MinorUnits;
  to: MinorUnits;
  durationMs: Millis;
  amount: MinorUnits;
  /** When `amount` was committed, by the server's clock. */
  at: Millis;
  pool: Pool;
}

/** By pool id; null for a pool that is no longer known. */
export type Rolls = ReadonlyMap<string, Roll | null>;

/** A counter rolls for as long as its pool took to grow, within these bounds: below 250 ms it flickers, above 5 s it lags. */
const ROLL_MS = { min: 250, max: 5_000 };

/** LIVE-03: the amounts of all pools, conflated to one batch per 100 ms, so that 160 cards cost one event. */
export function jackpotTicker(
  syncEvents$: Observable<SyncEvent>,
  { scheduler }: { scheduler: SchedulerLike },
): Observable<Rolls> {
  return defer(() => {
    const rolled = new Map<string, Roll>();
    let batch = new Map<string, Roll | null>();

    const enter = (item: FeedItem<'jackpot'>): void => {
      const { key } = item;
      const roll = item.value === null ? null : rollAfter(batch.get(key), rolled.get(key), item);
      batch.set(key, roll);
    };
    const take = (): Rolls => {
      const taken = [...batch];
      batch = new Map();
      for (const [key, roll] of taken) {
        if (roll) rolled.set(key, roll);
        else rolled.delete(key);
      }
      return new Map(taken.map(([key, roll]) => [key.slice(key.indexOf(':') + 1), roll]));
    };
    return feed(syncEvents$, 'jackpot').pipe(
      tap(enter),
      throttleTime(CONFLATE_MS, scheduler, { leading: false, trailing: true }),
      map(take),
    );
  });
}

/**
 * The roll after one more value, from the same batch (`pending`) or a later one (`rolled`). A lower value is a win and is shown
 * at once.
 */
function rollAfter(
  pending: Roll | null | undefined,
  rolled: Roll | undefined,
  { value: pool, at }: FeedItem<'jackpot'> & { value: Pool; at: Millis },
): Roll {
  const { amount } = pool;
  const shown = pending === null ? undefined : (pending?.from ?? rolled?.to);
  const newest = pending === null ? undefined : (pending ?? rolled);
  const isFall = newest !== undefined && amount < newest.to;
  const from = isFall || shown === undefined ? amount : shown;
  const sinceMs = at - (rolled?.at ?? at);
  const durationMs = from === amount ? 0 : Math.min(ROLL_MS.max, Math.max(ROLL_MS.min, sinceMs));
  return { from, to: amount, durationMs, amount, at, pool };
}
