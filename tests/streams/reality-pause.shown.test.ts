import { EMPTY, NEVER } from 'rxjs';
import { describe, it } from 'vitest';
import { realityPause } from '../../streams/feeds/reality-pause.ts';
import { itEnds } from '../support/ends.ts';
import { marbles } from '../support/marbles.ts';

const due = { y: true, n: false };

describe('realityPause', () => {
  it('[PP-18] is shown at the end of the round, and ends with the answer', () =>
    marbles((m) => {
      const isDue$ = m.hot('    n-y---n-', due);
      const roundEnded$ = m.hot('----r---');
      const shown = '           n---y-n-';
      m.expectObservable(realityPause({ isDue$, roundEnded$ }, m), '^-------!').toBe(shown, due);
    }));

  it('[PP-18] is shown over a game that does not end its round within ten seconds', () =>
    marbles((m) => {
      const isDue$ = m.hot('n 999ms y', due);
      m.expectObservable(realityPause({ isDue$, roundEnded$: NEVER }, m), '^ 20s !').toBe('n 10999ms y', due);
    }));

  it('[PP-18] is shown at once when the game ended its round before, as when its bet was refused for it', () =>
    marbles((m) => {
      const isDue$ = m.hot('    n---y---', due);
      const roundEnded$ = m.hot('--r-----');
      const shown = '           n---y---';
      m.expectObservable(realityPause({ isDue$, roundEnded$ }, m), '^-------!').toBe(shown, due);
    }));

  it('[PP-18] waits for the end of a round again after an answer, and begins its ten seconds anew', () =>
    marbles((m) => {
      // due at 0, answered at 6 s, due again at 8 s: the first ten seconds end nothing
      const isDue$ = m.hot('y 5999ms n 1999ms y', due);
      m.expectObservable(realityPause({ isDue$, roundEnded$: NEVER }, m), '^ 30s !').toBe('n 17999ms y', due);
    }));

  it('[PP-18] an end of a round that no check waits for is forgotten with the answer', () =>
    marbles((m) => {
      const isDue$ = m.hot('    y---n-y-', due);
      const roundEnded$ = m.hot('-r-r----');
      const shown = '           ny--n---';
      m.expectObservable(realityPause({ isDue$, roundEnded$ }, m), '^-------!').toBe(shown, due);
    }));
});

itEnds('realityPause', true, (isDue$, m) => realityPause({ isDue$, roundEnded$: EMPTY }, m));
