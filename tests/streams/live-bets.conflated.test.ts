import { map } from 'rxjs';
import { describe, it } from 'vitest';
import { liveBets, type LiveBets } from '../../streams/feeds/live-bets.ts';
import { itEnds } from '../support/ends.ts';
import { marbles } from '../support/marbles.ts';
import { OVER_THE_BREAK, overABreak } from '../support/reconnect.ts';
import { resetAll, roundOf, TABLE, took } from '../support/samples.ts';

const betsOf = (seq: number, players: number) =>
  roundOf(seq, 1, { players, totals: { player: { stake: players * 100, players } } });
const players = map((bets: LiveBets | null) => String(bets?.players ?? '-'));
const items = { ...Object.fromEntries([1, 2, 3, 4].map((n) => [String(n), took(betsOf(n, n))])), R: resetAll };

itEnds('liveBets', took(betsOf(1, 1)), (syncEvents$, m) => liveBets(syncEvents$, TABLE, m));

describe('liveBets', () => {
  it('many: emits the first at once, then the newest of each 100 ms', () =>
    marbles((m) => {
      const received = m.hot('1--2--3 293ms  4', items);
      const shown = '     1 99ms 3 199ms 4';
      m.expectObservable(liveBets(received, TABLE, m).pipe(players), '^ 400ms !').toBe(shown);
    }));

  it('is silent about a change that is no bet, and about a round that is over', () =>
    marbles((m) => {
      // the same bets with another phase; then an older round
      const received = m.hot('a 199ms b 199ms c', {
        a: took(roundOf(1, 2, { players: 2 })),
        b: took(roundOf(2, 2, { players: 2, phase: 'closed' })),
        c: took(roundOf(3, 1, { players: 9 })),
      });
      m.expectObservable(liveBets(received, TABLE, m).pipe(players), '^ 600ms !').toBe('2');
    }));

  it('[W1] is unknown after a reset', () =>
    marbles((m) => {
      m.expectObservable(liveBets(m.hot('1 199ms R', items), TABLE, m).pipe(players), '^ 400ms !').toBe('1 199ms u', {
        1: '1',
        u: '-',
      });
    }));

  it('reconnect: emits the newest bets once', () =>
    marbles((m) => {
      const syncEvents$ = overABreak(m, [betsOf(1, 1)], [betsOf(2, 5)]);
      m.expectObservable(liveBets(syncEvents$, TABLE, m).pipe(players), OVER_THE_BREAK).toBe('1 399ms 5');
    }));
});
