import { EMPTY, map, of } from 'rxjs';
import { describe, it } from 'vitest';
import { connection } from '../../streams/sync/connection.ts';
import { itEnds } from '../support/ends.ts';
import { marbles } from '../support/marbles.ts';
import { caughtUp, proved } from '../support/samples.ts';

itEnds('connection', caughtUp, (syncEvents$, m) => connection({ status$: EMPTY, syncEvents$, online$: EMPTY }, m));

describe('connection: ends', () => {
  it('early unsubscribe: leaves no timer behind', () =>
    marbles((m) => {
      // live until 8 s, were anybody still listening
      const syncEvents$ = m.hot('(pu)', { p: proved(0, 0), u: caughtUp });
      const shown$ = connection({ status$: of('connected' as const), syncEvents$, online$: EMPTY }, m);
      m.expectObservable(shown$.pipe(map(({ state }) => state)), '^---!').toBe('(abc)', {
        a: 'catching up',
        b: 'catching up',
        c: 'live',
      });
    }));

  it('many: says nothing twice', () =>
    marbles((m) => {
      // the same heartbeat, the same word: no news
      const syncEvents$ = m.hot('(pu)-p-u-p-', { p: proved(0, 0), u: caughtUp });
      const shown$ = connection({ status$: of('connected' as const), syncEvents$, online$: of(true) }, m);
      m.expectObservable(shown$.pipe(map(({ state }) => state[0])), '^----------!').toBe('(ccl)');
    }));
});
