import { map } from 'rxjs';
import { describe, it } from 'vitest';
import { leaderboard, type Leaderboard } from '../../streams/feeds/leaderboard.ts';
import { itEnds } from '../support/ends.ts';
import { marbles } from '../support/marbles.ts';
import { BOARD, ranksOf, reset, took } from '../support/samples.ts';

const items = {
  1: took(ranksOf(1, 'ab')),
  2: took(ranksOf(2, 'ba')),
  3: took(ranksOf(3, 'bca')),
  n: took(ranksOf(4, 'cb', '2026-11-30')),
  r: reset('leaderboard', BOARD),
};
/** The names in their order; who has risen in capitals. */
const names = map((value: Leaderboard | null) =>
  value ? value.rows.map(({ name, risen }) => (risen ? name.toUpperCase() : name)).join('') : 'none',
);
const shownAs = { 1: 'ab', 2: 'Ba', 3: 'bCa', b: 'BCa', n: 'cb', 0: 'none' };

itEnds('leaderboard', took(ranksOf(1, 'ab')), (syncEvents$, m) => leaderboard(syncEvents$, BOARD, m));

describe('leaderboard', () => {
  it('many: [MEM-07] emits the first ranks at once, then who has risen, at most once a second', () =>
    marbles((m) => {
      // 2 and 3 within the second after 1: 3 alone is shown, with the moves since 1
      const accepted = m.hot('1--2--3', items);
      const shown = '         1 999ms b';
      m.expectObservable(leaderboard(accepted, BOARD, m).pipe(names), '^ 2s !').toBe(shown, shownAs);
    }));

  it('marks moves since the ranks that were shown before', () =>
    marbles((m) => {
      const accepted = m.hot('1 1999ms 2 1999ms 3', items);
      const shown = '         1 1999ms 2 1999ms 3';
      m.expectObservable(leaderboard(accepted, BOARD, m).pipe(names), '^ 6s !').toBe(shown, shownAs);
    }));

  it('nobody has risen in the first ranks of a new period', () =>
    marbles((m) => {
      const accepted = m.hot('1 1999ms n', items);
      const shown = '         1 1999ms n';
      m.expectObservable(leaderboard(accepted, BOARD, m).pipe(names), '^ 4s !').toBe(shown, shownAs);
    }));

  it('[W1] is not known after a reset', () =>
    marbles((m) => {
      const accepted = m.hot('1 1999ms r 1999ms 2', items);
      const shown = '         1 1999ms 0 1999ms q';
      m.expectObservable(leaderboard(accepted, BOARD, m).pipe(names), '^ 6s !').toBe(shown, { ...shownAs, q: 'ba' });
    }));
});
