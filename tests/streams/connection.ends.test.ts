import { EMPTY, map, of } from 'rxjs';
import { describe, it } from 'vitest';
import { connection } from '../../streams/sync/connection.ts';
import { itEnds } from '../support/ends.ts';
import { marbles } from '../support/marbles.ts';
import { caughtUp, proved } from '../support/samples.ts';

itEnds('connection', caughtUp, (syncEvents$, m) => connection({ status$: EMPTY, syncEvents$, online$: EMPTY }, m));

describe('connection: ends', () => {
  it('early unsubscribe: clears its timer', () =>
    marbles((m) => {
      // a subscriber that stayed would see `live` until 8 s
      const syncEvents$ = m.hot('(pu)', { p: proved(0, 0), u: caughtUp });
      const shown$ = connection({ status$: of('connected' as const), syncEvents$, online$: EMPTY }, m);
      m.expectObservable(shown$.pipe(map(({ state }) => state)), '^---!').toBe('(abc)', {
        a: 'catching up',
        b: 'catching up',
        c: 'live',
      });
    }));

  it('many: does not repeat a state', () =>
    marbles((m) => {
      // a repeated heartbeat or `caughtUp` emits nothing
      const syncEvents$ = m.hot('(pu)-p-u-p-', { p: proved(0, 0), u: caughtUp });
      const shown$ = connection({ status$: of('connected' as const), syncEvents$, online$: of(true) }, m);
      m.expectObservable(shown$.pipe(map(({ state }) => state[0])), '^----------!').toBe('(ccl)');
    }));
});
