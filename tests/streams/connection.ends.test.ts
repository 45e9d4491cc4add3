import { EMPTY, map, of } from 'rxjs';
import { describe, it } from 'vitest';
import { connection } from '../../streams/connection.ts';
import { itEnds } from '../support/ends.ts';
import { marbles } from '../support/marbles.ts';
import { caughtUp, proved } from '../support/samples.ts';

itEnds('connection', caughtUp, (accepted$, m) => connection({ status$: EMPTY, accepted$, online$: EMPTY }, m));

describe('connection: ends', () => {
  it('early unsubscribe: leaves no timer behind', () =>
    marbles((m) => {
      // live until 8 s, were anybody still listening
      const accepted$ = m.hot('(pu)', { p: proved(0, 0), u: caughtUp });
      const shown$ = connection({ status$: of('connected' as const), accepted$, online$: EMPTY }, m);
      m.expectObservable(shown$.pipe(map(({ state }) => state)), '^---!').toBe('(abc)', {
        a: 'catching up',
        b: 'catching up',
        c: 'live',
      });
    }));

  it('many: says nothing twice', () =>
    marbles((m) => {
      // the same proof, the same word: no news
      const accepted$ = m.hot('(pu)-p-u-p-', { p: proved(0, 0), u: caughtUp });
      const shown$ = connection({ status$: of('connected' as const), accepted$, online$: of(true) }, m);
      m.expectObservable(shown$.pipe(map(({ state }) => state[0])), '^----------!').toBe('(ccl)');
    }));
});
