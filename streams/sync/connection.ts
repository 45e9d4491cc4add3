import {
  concat,
  defer,
  distinctUntilChanged,
  map,
  EMPTY,
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
import { isTooOld, type SyncEvent } from './sync-event.ts';
import type { Bye, TransportStatus } from '../transport/transport.ts';

/** `outdated`: the server no longer speaks this page's protocol; only a reload helps. */
export type ConnectionState = 'live' | 'catching up' | 'stale' | 'offline' | 'outdated';

export interface Connection {
  state: ConnectionState;
  /** By the client's clock. */
  sinceMs: Millis;
  /** By the server's clock: the values were current then. Null before the first heartbeat. */
  lastHeartbeatAtMs: Millis | null;
  /** Added to the client's clock to get the server's; null while unknown. */
  serverOffsetMs: number | null;
}

interface Inputs {
  status$: Observable<TransportStatus>;
  syncEvents$: Observable<SyncEvent>;
  /** `navigator.onLine`: the current value, then each change. */
  online$: Observable<boolean>;
  /** Why the server is about to close. */
  byes$?: Observable<Bye>;
}

/** Everything received so far; the state at any moment follows from it. */
interface Heard {
  status: TransportStatus;
  /** True during the first connection: nothing was lost yet. */
  isFirst: boolean;
  /** The server stops and named when to leave it. The next connection, to another one, is expected at once. */
  isMoving: boolean;
  isOnline: boolean;
  isBehind: boolean;
  isOutdated: boolean;
  /** Since when there is, or may be, a connection, or the page moves to another one; by the client's clock. */
  connectedAtMs: Millis;
  lastHeartbeatAtMs: Millis | null;
  serverOffsetMs: number | null;
}

type Word = TransportStatus | boolean | SyncEvent | Bye;

/** W8, W11: the connection state (live, catching up, stale, offline, outdated) at every moment. */
export function connection(
  { status$, syncEvents$, online$, byes$ = EMPTY }: Inputs,
  { scheduler }: { scheduler: SchedulerLike },
): Observable<Connection> {
  return defer(() => {
    const start: Heard = {
      status: 'connecting',
      isFirst: true,
      isMoving: false,
      isOnline: true,
      isBehind: true,
      isOutdated: false,
      connectedAtMs: scheduler.now(),
      lastHeartbeatAtMs: null,
      serverOffsetMs: null,
    };
    const heard$ = merge<Word[]>(status$, online$, syncEvents$, byes$).pipe(
      scan((heard, word) => hear(heard, word, scheduler.now()), start),
    );

    /** The state now, and again when the next heartbeat is overdue. */
    const from = (heard: Heard): Observable<ConnectionState> =>
      defer(() => {
        const leftMs = freshUntilMs(heard) - scheduler.now();
        const now = of(stateOf(heard, leftMs > 0));
        return leftMs > 0 ? concat(now, timer(Math.ceil(leftMs), scheduler).pipe(switchMap(() => from(heard)))) : now;
      });

    return heard$.pipe(
      // Most envelopes change nothing here, and each would restart the timer.
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
    const leaves = heard.isMoving && heard.status === 'connected';
    return {
      ...heard,
      status: word,
      isFirst: heard.isFirst && word === 'connecting',
      isMoving: heard.isMoving && !isNew,
      isBehind: true,
      connectedAtMs: isNew || leaves ? nowMs : heard.connectedAtMs,
    };
  }
  if ('reason' in word) return { ...heard, isMoving: heard.isMoving || word.leaveAfterMs !== undefined };
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
        // A received message is better evidence than `navigator.onLine`.
        isOnline: true,
        lastHeartbeatAtMs: Math.max(word.at, heard.lastHeartbeatAtMs ?? word.at),
        serverOffsetMs: word.offsetMs,
      };
    case 'resetAll':
      return { ...heard, lastHeartbeatAtMs: null };
    case 'refused':
      return isTooOld(word) ? { ...heard, isOutdated: true } : heard;
    default:
      return heard;
  }
}

/**
 * Until when the newest heartbeat counts as recent, by the client's clock. A connection that is catching up has the same time to
 * get one.
 */
function freshUntilMs({ isBehind, connectedAtMs, lastHeartbeatAtMs, serverOffsetMs }: Heard): number {
  const provedAtMs = lastHeartbeatAtMs === null ? -Infinity : lastHeartbeatAtMs - (serverOffsetMs ?? 0);
  return (isBehind ? Math.max(provedAtMs, connectedAtMs) : provedAtMs) + LIMITS.staleAfterMs;
}

function stateOf(
  { status, isFirst, isMoving, isOnline, isBehind, isOutdated }: Heard,
  isFresh: boolean,
): ConnectionState {
  if (isOutdated) return 'outdated';
  if (!isOnline) return 'offline';
  if (status !== 'connected') return (isFirst || isMoving) && isFresh ? 'catching up' : 'offline';
  if (!isFresh) return 'stale';
  return isBehind ? 'catching up' : 'live';
}

const isSame = (one: Connection, other: Connection): boolean =>
  one.state === other.state &&
  one.lastHeartbeatAtMs === other.lastHeartbeatAtMs &&
  one.serverOffsetMs === other.serverOffsetMs;
