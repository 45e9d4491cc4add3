import { catchError, concat, EMPTY, finalize, map, merge, mergeMap, of, timer, type Observable } from 'rxjs';
import { LIMITS } from '../../contract/limits.ts';
import type { AnyEnvelope, Heartbeat } from '../../contract/wire.ts';
import type { SyncEvent } from './sync-event.ts';
import { requestOnce, type Environment } from '../transport/request.ts';
import type { SyncState } from './sync-state.ts';
import { rowsOf, type Topic } from './subscriptions.ts';
import type { HoldBackQueue } from './hold-back-queue.ts';
import { ageOf } from './server-clock.ts';
import { isRefused, type Transport } from '../transport/transport.ts';

/** A heartbeat of this age is late, or the client's clock was set forward. A round trip tells which. */
const DOUBT_AFTER_MS = LIMITS.staleAfterMs / 2;

interface Dependencies {
  transport: Transport;
  state: SyncState;
  queue: HoldBackQueue;
  isRequested: (topic: Topic) => boolean;
  recover: (topics: readonly Topic[]) => Observable<SyncEvent>;
  resnapshot: (topics: readonly Topic[]) => Observable<SyncEvent>;
  rejoin: (first: readonly AnyEnvelope[]) => Observable<SyncEvent>;
}

/** W11: decides what each heartbeat triggers. */
export function createFreshnessCheck(parts: Dependencies, { scheduler }: Environment) {
  const { transport, state, queue, isRequested, recover, resnapshot, rejoin } = parts;
  const { versions } = state;
  let isInDoubt = false;

  /** Requests only the server's time. */
  const askTime = (): Observable<SyncEvent> => {
    isInDoubt = true;
    return requestOnce(() => transport.snapshot({ feeds: {} }), scheduler).pipe(
      mergeMap(({ answer, ...times }) => {
        if (isRefused(answer)) return EMPTY;
        const { offsetMs } = state.observeClock({ at: answer.at, ...times });
        return of<SyncEvent>({ kind: 'clock', offsetMs: Math.round(offsetMs) });
      }),
      // On failure nothing changes. The next heartbeat asks again.
      catchError(() => EMPTY),
      finalize(() => {
        isInDoubt = false;
      }),
    );
  };

  /**
   * W1: topics whose version in the heartbeat is lower than the client's. A heartbeat may have been read just before the newest
   * version was committed, so a difference younger than a second is left to the next heartbeat. An older one means that history
   * went back, and a snapshot resets the key.
   */
  const lowerOf = (heartbeat: Heartbeat): Topic[] =>
    rowsOf(heartbeat.seqs)
      .filter((row) => isRequested(row) && !queue.isHolding(row) && row.value < (versions.last(row) ?? 0))
      .filter((row) => heartbeat.at - (versions.committedAt(row) ?? 0) > LIMITS.heartbeatGraceMs);

  const higherOf = (heartbeat: Heartbeat): Topic[] =>
    rowsOf(heartbeat.seqs).filter((row) => isRequested(row) && row.value > (versions.last(row) ?? -1));

  return (heartbeat: Heartbeat): Observable<SyncEvent> => {
    if (queue.held) return EMPTY;
    if (heartbeat.epoch !== versions.epoch) return versions.isPast(heartbeat.epoch) ? EMPTY : rejoin([]);

    const nowMs = scheduler.now();
    const clock = state.observeClock({ at: heartbeat.at, receivedAtMs: nowMs });
    const proved: SyncEvent = { kind: 'heartbeat', at: heartbeat.at, offsetMs: Math.round(clock.offsetMs) };
    const isDoubtful = !isInDoubt && ageOf(heartbeat.at, clock, nowMs) > DOUBT_AFTER_MS;

    // After this long without a heartbeat the values may be of any age. Where this heartbeat has newer versions, the values are
    // not live during the grace period.
    const isLate = ageOf(state.freshAt ?? 0, clock, nowMs) >= LIMITS.staleAfterMs && higherOf(heartbeat).length > 0;
    state.confirmFresh(heartbeat.at);

    const lower = lowerOf(heartbeat);
    const healed = timer(LIMITS.heartbeatGraceMs, scheduler).pipe(
      map(() => (queue.held || heartbeat.epoch !== versions.epoch ? [] : higherOf(heartbeat))),
      mergeMap(recover),
    );
    const checked = concat(of(proved), healed);
    return merge(
      isLate ? queue.whileBehind(checked) : checked,
      isDoubtful ? askTime() : EMPTY,
      lower.length > 0 ? queue.whileBehind(resnapshot(lower)) : EMPTY,
    );
  };
}
