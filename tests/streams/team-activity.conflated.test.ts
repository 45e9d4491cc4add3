import { map } from 'rxjs';
import { describe, it } from 'vitest';
import { teamActivity } from '../../streams/feeds/team-activity.ts';
import { itEnds } from '../support/ends.ts';
import { marbles } from '../support/marbles.ts';
import { OVER_THE_BREAK, overABreak } from '../support/reconnect.ts';
import { AGENT, resetAll, teamOf, took } from '../support/samples.ts';

const items = { ...Object.fromEntries([1, 2, 3, 4].map((seq) => [String(seq), took(teamOf(seq))])), R: resetAll };
const online = map((value: { online: number } | null) => String(value?.online ?? 0));

itEnds('teamActivity', took(teamOf(1)), (syncEvents$, m) => teamActivity(syncEvents$, AGENT, m));

describe('teamActivity', () => {
  it('many: [LIVE-06] emits the first at once, then the newest of each 100 ms', () =>
    marbles((m) => {
      // 2 and 3 within the window of 1; 4 after a pause
      const accepted = m.hot('1--2--3 293ms  4', items);
      const shown = '         1 99ms 3 199ms 4';
      m.expectObservable(teamActivity(accepted, AGENT, m).pipe(online), '^ 400ms !').toBe(shown);
    }));

  it('[W1] is not known after a reset', () =>
    marbles((m) => {
      const accepted = m.hot('1 199ms R', items);
      const shown = '         1 199ms 0';
      m.expectObservable(teamActivity(accepted, AGENT, m).pipe(online), '^ 400ms !').toBe(shown);
    }));

  it('reconnect: emits the newest value once', () =>
    marbles((m) => {
      const syncEvents$ = overABreak(m, [teamOf(1)], [teamOf(5)]);
      m.expectObservable(teamActivity(syncEvents$, AGENT, m).pipe(online), OVER_THE_BREAK).toBe('1 399ms 5');
    }));
});
