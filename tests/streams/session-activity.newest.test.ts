import { map } from 'rxjs';
import { describe, it } from 'vitest';
import { sessionActivity } from '../../streams/feeds/session-activity.ts';
import { itEnds } from '../support/ends.ts';
import { marbles } from '../support/marbles.ts';
import { OVER_THE_BREAK, overABreak } from '../support/reconnect.ts';
import { playOf, but, SESSION, reset, resetAll, took } from '../support/samples.ts';

const items = {
  1: took(playOf(1)),
  2: took(playOf(2)),
  o: took(but(playOf(9), { key: 'session:other' })),
  r: reset('play', SESSION),
  R: resetAll,
};
/** The figure, 0 for not known. */
const digit = map((value: { net: number } | null) => String(Math.abs(value?.net ?? 0)));

itEnds('play', took(playOf(1)), (syncEvents$) => sessionActivity(syncEvents$, SESSION));

describe('sessionActivity', () => {
  it('many: [PP-10] emits each newer value at once, and none of other members', () =>
    marbles((m) => {
      // `o` belongs to another member
      const accepted = m.hot('-1-o-2-', items);
      const shown = '         -1---2-';
      m.expectObservable(sessionActivity(accepted, SESSION).pipe(digit), '^------!').toBe(shown);
    }));

  it('[W1] is not known after a reset of its key or of all keys', () =>
    marbles((m) => {
      const accepted = m.hot('-1-r-2-R-R-', items);
      const shown = '         -1-0-2-0---';
      m.expectObservable(sessionActivity(accepted, SESSION).pipe(digit), '^----------!').toBe(shown);
    }));

  it('reconnect: [PP-10] emits the newest value once', () =>
    marbles((m) => {
      const syncEvents$ = overABreak(m, [playOf(1)], [playOf(3)]);
      m.expectObservable(sessionActivity(syncEvents$, SESSION).pipe(digit), OVER_THE_BREAK).toBe('1 399ms 3');
    }));
});
