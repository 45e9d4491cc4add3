import { map } from 'rxjs';
import { describe, it } from 'vitest';
import { unread } from '../../streams/feeds/unread.ts';
import { itEnds } from '../support/ends.ts';
import { marbles } from '../support/marbles.ts';
import { OVER_THE_BREAK, overABreak } from '../support/reconnect.ts';
import { unreadOf, but, MEMBER, reset, resetAll, took } from '../support/samples.ts';

const items = {
  1: took(unreadOf(1)),
  2: took(unreadOf(2)),
  o: took(but(unreadOf(9), { key: 'member:43' })),
  r: reset('unread', MEMBER),
  R: resetAll,
};
/** The figure, 0 for not known. */
const digit = map((value: { notices: number } | null) => String(value?.notices ?? 0));

itEnds('unread', took(unreadOf(1)), (syncEvents$) => unread(syncEvents$, MEMBER));

describe('unread', () => {
  it('many: [LIVE-02] emits each newer value at once, and none of other members', () =>
    marbles((m) => {
      // `o` belongs to another member
      const accepted = m.hot('-1-o-2-', items);
      const shown = '         -1---2-';
      m.expectObservable(unread(accepted, MEMBER).pipe(digit), '^------!').toBe(shown);
    }));

  it('[W1] is not known after a reset of its key or of all keys', () =>
    marbles((m) => {
      const accepted = m.hot('-1-r-2-R-R-', items);
      const shown = '         -1-0-2-0---';
      m.expectObservable(unread(accepted, MEMBER).pipe(digit), '^----------!').toBe(shown);
    }));

  it('reconnect: [LIVE-02] emits the newest value once', () =>
    marbles((m) => {
      const syncEvents$ = overABreak(m, [unreadOf(1)], [unreadOf(3)]);
      m.expectObservable(unread(syncEvents$, MEMBER).pipe(digit), OVER_THE_BREAK).toBe('1 399ms 3');
    }));
});
