import { LIMITS } from '../../../contract/limits.ts';
import { rule } from './invariant.ts';

/** Timers have whole milliseconds. */
const TIMER_MS = 2;

/** W8: `live` is shown only while connected, caught up, and with a recent heartbeat. */
export const liveIsTrue = rule('W8', (say, { startedAtMs, isConnected: wasConnected }) => {
  let isConnected = false;
  let isFirst = true;
  let isBehind = true;
  /** When the connection or the completeness changed. */
  let changedT = 0;
  let freshUntilT = -Infinity;
  let isShown = false;
  let settledT = 0;
  const change = (t: number, isBehindNow: boolean, isConnectedNow = isConnected) => {
    changedT = t;
    isBehind = isBehindNow;
    isConnected = isConnectedNow;
  };
  return {
    until(t) {
      // What leads to another state comes at the same time as that state.
      if (t === settledT) return;
      settledT = t;
      const isStale = t > freshUntilT + TIMER_MS;
      if (!isShown || (isConnected && !isBehind && !isStale)) return;
      isShown = false;
      const why = !isConnected
        ? 'without a connection'
        : isBehind
          ? 'while something is missing'
          : `though its newest heartbeat is older than ${LIMITS.staleAfterMs / 1000} s`;
      say(isConnected && !isBehind ? freshUntilT : changedT, `The page says that it is live ${why}.`);
    },
    see({ t, isLive, frame, connection, sync }) {
      if (isLive) {
        change(t, true, isFirst && wasConnected);
        isFirst = false;
        isShown = false;
      }
      if (isLive || sync?.kind === 'resetAll') freshUntilT = -Infinity;
      if (frame?.what === 'status') change(t, true, frame.body === 'connected');
      if (connection) isShown = connection.state === 'live';
      if (sync?.kind === 'behind') change(t, true);
      if (sync?.kind === 'caughtUp') change(t, false);
      if (sync?.kind === 'heartbeat')
        freshUntilT = Math.max(freshUntilT, sync.at - sync.offsetMs - startedAtMs + LIMITS.staleAfterMs);
    },
  };
});
