import { NEVER, of } from 'rxjs';
import { describe, it } from 'vitest';
import { limitsUsed } from '../../streams/feeds/limits-used.ts';
import { itEnds } from '../support/ends.ts';
import { marbles } from '../support/marbles.ts';

const quiet = { timed$: NEVER, changesAtMs$: NEVER, serverOffsetMs$: of(0) };
const reloads = { x: 'x', t: 60_000, u: 120_000, d: true };

describe('limitsUsed', () => {
  it('[PP-13] reloads at the first bet, and then once in two seconds, the last bet included', () =>
    marbles((m) => {
      // bets:             at 0, 300 and 600 ms, and at 5 s
      const moved$ = m.hot('x 299ms x 299ms x 4399ms x', reloads);
      const reload$ = limitsUsed({ ...quiet, moved$ }, m);
      m.expectObservable(reload$, '^ 6s !').toBe('x 1999ms x 2999ms x', reloads);
    }));

  it('[PP-13] reloads each minute while a time limit is in force', () =>
    marbles((m) => {
      const timed$ = m.hot('a 129999ms b', { a: true, b: false });
      const reload$ = limitsUsed({ ...quiet, moved$: NEVER, timed$ }, m);
      m.expectObservable(reload$, '^ 200s !').toBe('60s t 59999ms u', reloads);
    }));

  it('[PP-14 PP-16] reloads when a break, a period or a delay ends', () =>
    marbles((m) => {
      const changesAtMs$ = m.hot('a', { a: 7_000 });
      const reload$ = limitsUsed({ ...quiet, moved$: NEVER, changesAtMs$ }, m);
      m.expectObservable(reload$, '^ 9s !').toBe('7s d', reloads);
    }));
});

itEnds('limitsUsed', 'x', (moved$, m) =>
  limitsUsed({ moved$, timed$: of(), changesAtMs$: of(), serverOffsetMs$: of() }, m),
);
