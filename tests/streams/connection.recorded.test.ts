import { NEVER } from 'rxjs';
import { describe, it } from 'vitest';
import { connection } from '../../streams/sync/connection.ts';
import { clockAt } from '../support/clock-at.ts';
import { marbles } from '../support/marbles.ts';
import type { Recorded } from '../support/recorded.ts';

type Status = Recorded<Parameters<typeof connection>[0]['status$']>;
const statusValues: Record<string, Status> = { a: 'connected', c: 'disconnected' };
type SyncEvents = Recorded<Parameters<typeof connection>[0]['syncEvents$']>;
const syncEventsValues: Record<string, SyncEvents> = {
  b: { kind: 'heartbeat', at: 33160, offsetMs: 0 },
  d: { kind: 'heartbeat', at: 38440, offsetMs: 0 },
  e: { kind: 'caughtUp' },
  f: { kind: 'heartbeat', at: 38460, offsetMs: 0 },
  g: { kind: 'heartbeat', at: 44200, offsetMs: 0 },
};
const shownValues = {
  A: { state: 'catching up', sinceMs: 26998, lastHeartbeatAtMs: null, serverOffsetMs: null },
  B: { state: 'catching up', sinceMs: 26998, lastHeartbeatAtMs: 33160, serverOffsetMs: 0 },
  C: { state: 'offline', sinceMs: 34420, lastHeartbeatAtMs: 33160, serverOffsetMs: 0 },
  D: { state: 'catching up', sinceMs: 38440, lastHeartbeatAtMs: 33160, serverOffsetMs: 0 },
  E: { state: 'catching up', sinceMs: 38440, lastHeartbeatAtMs: 38440, serverOffsetMs: 0 },
  F: { state: 'live', sinceMs: 38440, lastHeartbeatAtMs: 38440, serverOffsetMs: 0 },
  G: { state: 'live', sinceMs: 38440, lastHeartbeatAtMs: 38460, serverOffsetMs: 0 },
  H: { state: 'live', sinceMs: 38440, lastHeartbeatAtMs: 44200, serverOffsetMs: 0 },
};

describe('connection', () => {
  it('[W4, W8] recorded: is offline while the connection is lost, and live again after the join', () =>
    marbles((m) => {
      const status = '    -a 6161ms - 1259ms c 4019ms a';
      const syncEvents = '-- 6161ms b 1259ms - 4019ms (de)- 15ms f 5739ms g';
      const during = '    ^- 6161ms - 1259ms - 4019ms ----- 15ms - 5739ms - 800ms !';
      const shown = '     -A 6161ms B 1259ms C 4019ms (DEF) 15ms G 5739ms H';
      const status$ = m.hot(status, statusValues);
      const syncEvents$ = m.hot(syncEvents, syncEventsValues);
      const environment = clockAt(m, 26997);
      const inputs = { status$, syncEvents$, online$: NEVER };
      const connection$ = connection(inputs, environment);
      m.expectObservable(connection$, during).toBe(shown, shownValues);
    }));
});
