import {
  concat,
  defer,
  distinctUntilChanged,
  map,
  merge,
  of,
  scan,
  switchMap,
  timer,
  type Observable,
  type SchedulerLike,
} from 'rxjs';
import { LIMITS } from '../../contract/limits.ts';
import type { Millis } from '../../contract/primitives.ts';
import type { SyncEvent } from './sync-event.ts';
import type { TransportStatus } from '../transport/transport.ts';

export type ConnectionState = 'live' | 'catching up' | 'stale' | 'offline';

export interface Connection {
  state: ConnectionState;
  /** On our clock. */
  sinceMs: Millis;
  /** On the server's clock: the figures were right then. Null before the first heartbeat. */
  lastHeartbeatAtMs: Millis | null;
  /** Added to our clock to get the server's; null while unknown. */
  serverOffsetMs: number | null;
}

interface Inputs {
  status$: Observable<TransportStatus>;
  syncEvents$: Observable<SyncEvent>;
  /** `navigator.onLine`, now and on change. */
  online$: Observable<boolean>;
}

/** All that was heard, from which the state at any moment follows. */
interface Heard {
  status: TransportStatus;
  /** A first connection is being made: nothing was lost yet. */
  isFirst: boolean;
  isOnline: boolean;
  isBehind: boolean;
  /** Since when there is, or may be, a connection; on our clock. */
  connectedAtMs: Millis;
  lastHeartbeatAtMs: Millis | null;
  serverOffsetMs: number | null;
}

type Word = TransportStatus | boolean | SyncEvent;

/** W8, W11: how far the figures can be trusted, at every moment. */
export function connection(
  { status$, syncEvents$, online$ }: Inputs,
  { scheduler }: { scheduler: SchedulerLike },
): Observable<Connection> {
  return defer(() => {
    const start: Heard = {
      status: 'connecting',
      isFirst: true,
      isOnline: true,
      isBehind: true,
      connectedAtMs: scheduler.now(),
      lastHeartbeatAtMs: null,
      serverOffsetMs: null,
    };
    const heard$ = merge<Word[]>(status$, online$, syncEvents$).pipe(
      scan((heard, word) => hear(heard, word, scheduler.now()), start),
    );

    /** The state now, and again when a heartbeat would have had to come. */
    const from = (heard: Heard): Observable<ConnectionState> =>
      defer(() => {
        const leftMs = freshUntilMs(heard) - scheduler.now();
        const now = of(stateOf(heard, leftMs > 0));
        return leftMs > 0 ? concat(now, timer(Math.ceil(leftMs), scheduler).pipe(switchMap(() => from(heard)))) : now;
      });

    return heard$.pipe(
      // Most envelopes change nothing here; each would arm the timer anew.
      distinctUntilChanged(),
      switchMap((heard) => from(heard).pipe(map((state) => ({ heard, state })))),
      scan<{ heard: Heard; state: ConnectionState }, Connection, null>(
        (last, { heard: { lastHeartbeatAtMs, serverOffsetMs }, state }) => ({
          state,
          sinceMs: last?.state === state ? last.sinceMs : scheduler.now(),
          lastHeartbeatAtMs,
          serverOffsetMs,
        }),
        null,
      ),
      distinctUntilChanged(isSame),
    );
  });
}

function hear(heard: Heard, word: Word, nowMs: Millis): Heard {
  if (typeof word === 'boolean') return { ...heard, isOnline: word };
  if (typeof word === 'string') {
    const isNew = word === 'connected';
    return {
      ...heard,
      status: word,
      isFirst: heard.isFirst && word === 'connecting',
      isBehind: true,
      connectedAtMs: isNew ? nowMs : heard.connectedAtMs,
    };
  }
  switch (word.kind) {
    case 'behind':
      return { ...heard, isBehind: true };
    case 'caughtUp':
      return { ...heard, isBehind: false };
    case 'clock':
      return { ...heard, serverOffsetMs: word.offsetMs };
    case 'heartbeat':
      return {
        ...heard,
        // What arrives is better evidence than the browser's opinion of the line.
        isOnline: true,
        lastHeartbeatAtMs: Math.max(word.at, heard.lastHeartbeatAtMs ?? word.at),
        serverOffsetMs: word.offsetMs,
      };
    case 'resetAll':
      return { ...heard, lastHeartbeatAtMs: null };
    default:
      return heard;
  }
}

/** Until when, on our clock, the newest heartbeat is recent enough; a connection that is catching up has the same time for it. */
function freshUntilMs({ isBehind, connectedAtMs, lastHeartbeatAtMs, serverOffsetMs }: Heard): number {
  const provedAtMs = lastHeartbeatAtMs === null ? -Infinity : lastHeartbeatAtMs - (serverOffsetMs ?? 0);
  return (isBehind ? Math.max(provedAtMs, connectedAtMs) : provedAtMs) + LIMITS.staleAfterMs;
}

function stateOf({ status, isFirst, isOnline, isBehind }: Heard, isFresh: boolean): ConnectionState {
  if (!isOnline) return 'offline';
  if (status !== 'connected') return isFirst && isFresh ? 'catching up' : 'offline';
  if (!isFresh) return 'stale';
  return isBehind ? 'catching up' : 'live';
}

const isSame = (one: Connection, other: Connection): boolean =>
  one.state === other.state &&
  one.lastHeartbeatAtMs === other.lastHeartbeatAtMs &&
  one.serverOffsetMs === other.serverOffsetMs;
