import { map } from 'rxjs';
import { describe, it } from 'vitest';
import { siteStatus } from '../../streams/feeds/site-status.ts';
import { itEnds } from '../support/ends.ts';
import { marbles } from '../support/marbles.ts';
import { OVER_THE_BREAK, overABreak } from '../support/reconnect.ts';
import { MERCHANT, resetAll, statusOf, took } from '../support/samples.ts';

const items = { 0: took(statusOf(1, 0)), 1: took(statusOf(2, 1)), 2: took(statusOf(3, 2)), R: resetAll };
const digit = map((received: { status: { status: number } } | null) => String(received?.status.status ?? '-'));

itEnds('siteStatus', took(statusOf(1, 0)), (syncEvents$) => siteStatus(syncEvents$, MERCHANT));

describe('siteStatus', () => {
  it('many: [SYS-01] emits normal, maintenance and restricted as they arrive', () =>
    marbles((m) => {
      const accepted = m.hot('-0-1-2-R-', items);
      const shown = '         -0-1-2-?-';
      m.expectObservable(siteStatus(accepted, MERCHANT).pipe(digit), '^--------!').toBe(shown, {
        ...{ 0: '0', 1: '1', 2: '2' },
        '?': '-',
      });
    }));

  it('reconnect: [SYS-01] reports maintenance that began while the page was offline', () =>
    marbles((m) => {
      const syncEvents$ = overABreak(m, [statusOf(1, 0)], [statusOf(2, 1)]);
      m.expectObservable(siteStatus(syncEvents$, MERCHANT).pipe(digit), OVER_THE_BREAK).toBe('0 399ms 1');
    }));
});
