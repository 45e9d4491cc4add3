import { map } from 'rxjs';
import { describe, it } from 'vitest';
import { jackpotTicker, type Rolls } from '../../streams/feeds/jackpot-ticker.ts';
import { itEnds } from '../support/ends.ts';
import { marbles } from '../support/marbles.ts';
import { OVER_THE_BREAK, overABreak } from '../support/reconnect.ts';
import { balanceOf, poolOf, reset, resetAll, took } from '../support/samples.ts';

const MINI = 'pool:mini';
/** As `grand 100→250 in 1000`: what each counter of a batch shows. */
const ways = map((rolls: Rolls) =>
  [...rolls]
    .map(([id, roll]) => (roll ? `${id} ${roll.from}→${roll.to} in ${roll.durationMs}` : `${id} gone`))
    .join(', '),
);

itEnds('jackpotTicker', took(poolOf(1, 100)), (syncEvents$, m) => jackpotTicker(syncEvents$, m));

describe('jackpotTicker', () => {
  it('many: [LIVE-03] emits the changes of all pools in 100 ms as one batch', () =>
    marbles((m) => {
      // two pools, four changes, one event; another feed is not included
      const accepted = m.hot('a-b-c-d-e', {
        a: took(poolOf(1, 100)),
        b: took(poolOf(1, 7, 0, MINI)),
        c: took(poolOf(2, 120)),
        d: took(poolOf(2, 9, 0, MINI)),
        e: took(balanceOf(1)),
      });
      m.expectObservable(jackpotTicker(accepted, m).pipe(ways), '^ 999ms !').toBe('100ms x', {
        x: 'grand 100→120 in 250, mini 7→9 in 250',
      });
    }));

  it('many: includes only the changes since the previous batch', () =>
    marbles((m) => {
      // grand at 0, mini at 150 ms; batches at 100 and, since the next window begins at 100, at 200
      const accepted = m.hot('a 149ms b', { a: took(poolOf(1, 100)), b: took(poolOf(1, 7, 0, MINI)) });
      m.expectObservable(jackpotTicker(accepted, m).pipe(ways), '^ 999ms !').toBe('100ms x 99ms y', {
        x: 'grand 100→100 in 0',
        y: 'mini 7→7 in 0',
      });
    }));

  it('[LIVE-03] counts from the previous value to the current one over the time between their commits', () =>
    marbles((m) => {
      // committed at 1000, 3000 and 60000: two seconds, and five at most
      const accepted = m.hot('a 149ms b 199ms c', {
        a: took(poolOf(1, 100, 1_000)),
        b: took(poolOf(2, 250, 3_000)),
        c: took(poolOf(3, 300, 60_000)),
      });
      m.expectObservable(jackpotTicker(accepted, m).pipe(ways), '^ 999ms !').toBe('100ms x 99ms y 249ms z', {
        x: 'grand 100→100 in 0',
        y: 'grand 100→250 in 2000',
        z: 'grand 250→300 in 5000',
      });
    }));

  it('[LIVE-03] lowers the figure at once on a win', () =>
    marbles((m) => {
      // won at 900: the pool is back at its seed of 50; in the second case it grows again within the same batch
      const won = m.hot('a 149ms b', { a: took(poolOf(1, 900, 0)), b: took(poolOf(2, 50, 1_000)) });
      m.expectObservable(jackpotTicker(won, m).pipe(ways), '^ 999ms !').toBe('100ms x 99ms y', {
        x: 'grand 900→900 in 0',
        y: 'grand 50→50 in 0',
      });
      const grown = m.hot('a 149ms (bc)', {
        a: took(poolOf(1, 900, 0)),
        b: took(poolOf(2, 50, 1_000)),
        c: took(poolOf(3, 60, 2_000)),
      });
      m.expectObservable(jackpotTicker(grown, m).pipe(ways), '^ 999ms !').toBe('100ms x 99ms y', {
        x: 'grand 900→900 in 0',
        y: 'grand 50→60 in 2000',
      });
    }));

  it('[W1] names the pools that are no longer known, and restarts from their next value', () =>
    marbles((m) => {
      // one of two pools is reset, then all; then one returns and does not count from its earlier value
      const accepted = m.hot('(ab) 146ms r 199ms R 149ms c', {
        a: took(poolOf(1, 100)),
        b: took(poolOf(1, 7, 0, MINI)),
        r: reset('jackpot', MINI),
        R: resetAll,
        c: took(poolOf(2, 500)),
      });
      m.expectObservable(jackpotTicker(accepted, m).pipe(ways), '^ 999ms !').toBe('100ms x 99ms y 249ms z 99ms w', {
        x: 'grand 100→100 in 0, mini 7→7 in 0',
        y: 'mini gone',
        z: 'grand gone',
        w: 'grand 500→500 in 0',
      });
    }));

  it('reconnect: [LIVE-11] counts on from the value shown, and ignores repeated values', () =>
    marbles((m) => {
      const syncEvents$ = overABreak(m, [poolOf(1, 100, 0)], [poolOf(4, 400, 400)]);
      m.expectObservable(jackpotTicker(syncEvents$, m).pipe(ways), OVER_THE_BREAK).toBe('100ms x 399ms y', {
        x: 'grand 100→100 in 0',
        y: 'grand 100→400 in 400',
      });
    }));

  it('[W1] restarts a pool that is reset and returns within a batch', () =>
    marbles((m) => {
      const accepted = m.hot('a 149ms (Rc)', { a: took(poolOf(1, 100)), R: resetAll, c: took(poolOf(2, 500)) });
      m.expectObservable(jackpotTicker(accepted, m).pipe(ways), '^ 999ms !').toBe('100ms x 99ms y', {
        x: 'grand 100→100 in 0',
        y: 'grand 500→500 in 0',
      });
    }));
});
