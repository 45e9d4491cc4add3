import { map } from 'rxjs';
import { describe, it } from 'vitest';
import { missionBadges } from '../../streams/feeds/mission-badges.ts';
import { itEnds } from '../support/ends.ts';
import { marbles } from '../support/marbles.ts';
import { OVER_THE_BREAK, overABreak } from '../support/reconnect.ts';
import { badgesOf, but, MEMBER, reset, resetAll, took } from '../support/samples.ts';

const items = {
  1: took(badgesOf(1)),
  2: took(badgesOf(2)),
  o: took(but(badgesOf(9), { key: 'member:43' })),
  r: reset('badges', MEMBER),
  R: resetAll,
};
/** The figure, 0 for not known. */
const digit = map((value: { missionLeaderboard: number } | null) => String(value?.missionLeaderboard ?? 0));

itEnds('missionBadges', took(badgesOf(1)), (syncEvents$) => missionBadges(syncEvents$, MEMBER));

describe('missionBadges', () => {
  it('many: [MEM-02] emits each newer value at once, and none of other members', () =>
    marbles((m) => {
      // `o` belongs to another member
      const accepted = m.hot('-1-o-2-', items);
      const shown = '         -1---2-';
      m.expectObservable(missionBadges(accepted, MEMBER).pipe(digit), '^------!').toBe(shown);
    }));

  it('[W1] is not known after a reset of its key or of all keys', () =>
    marbles((m) => {
      const accepted = m.hot('-1-r-2-R-R-', items);
      const shown = '         -1-0-2-0---';
      m.expectObservable(missionBadges(accepted, MEMBER).pipe(digit), '^----------!').toBe(shown);
    }));

  it('reconnect: [MEM-02] emits the newest value once', () =>
    marbles((m) => {
      const syncEvents$ = overABreak(m, [badgesOf(1)], [badgesOf(3)]);
      m.expectObservable(missionBadges(syncEvents$, MEMBER).pipe(digit), OVER_THE_BREAK).toBe('1 399ms 3');
    }));
});
