import { last, map } from 'rxjs';
import { describe, it } from 'vitest';
import type { AnyEnvelope } from '../../contract/wire.ts';
import { winners, type Board } from '../../streams/feeds/winners.ts';
import { itEnds } from '../support/ends.ts';
import { marbles } from '../support/marbles.ts';
import { overABreak, OVER_THE_BREAK } from '../support/reconnect.ts';
import { but, MERCHANT, resetAll, took, winOf } from '../support/samples.ts';

const ids = map(({ wins: list }: Board) => list.map(({ id }) => id).join(' '));
const wins = Object.fromEntries([1, 2, 3].map((seq) => [String(seq), took(winOf(seq))]));

itEnds('winners', took(winOf(1)), (syncEvents$) => winners(syncEvents$, MERCHANT));

describe('winners', () => {
  it('many: [HOME-06] lists wins of this merchant newest first, each once', () =>
    marbles((m) => {
      // 2 arrives as another event with the same id; wins of another merchant are dropped
      const accepted = m.hot('-1-2-d-3-o', {
        ...wins,
        d: took(winOf(9, 2)),
        o: took(but(winOf(9), { key: 'merchant:other' })),
      });
      m.expectObservable(winners(accepted, MERCHANT).pipe(ids), '^---------!').toBe('-a-b-b-c', {
        a: '1',
        b: '2 1',
        c: '3 2 1',
      });
    }));

  it('many: [HOME-06] keeps the newest twenty', () =>
    marbles((m) => {
      const accepted = m.cold(
        '(abcdefghijklmnopqrstuvw|)',
        Object.fromEntries([...'abcdefghijklmnopqrstuvw'].map((letter, index) => [letter, took(winOf(index + 1))])),
      );
      m.expectObservable(winners(accepted, MERCHANT).pipe(ids, last())).toBe('(z|)', {
        z: '23 22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4',
      });
    }));

  it('orders by the number of the win, for any order of arrival', () =>
    marbles((m) => {
      const accepted = m.hot('-3-1-2', wins);
      m.expectObservable(
        winners(accepted, MERCHANT).pipe(
          ids,
          map((text) => text),
        ),
        '^-----!',
      ).toBe('-a-b-c', {
        a: '3',
        b: '3 1',
        c: '3 2 1',
      });
    }));

  it('[PP-28] removes a win whose payout was reversed, also when the reversal arrives first', () =>
    marbles((m) => {
      // 2 is withdrawn (w); 3 is withdrawn (v) before it arrives
      const withdrawn = (seq: number, id: number) => took({ ...winOf(seq), value: { withdrawn: id } } as AnyEnvelope);
      const accepted = m.hot('-1-2-w-v-3-R', { ...wins, w: withdrawn(4, 2), v: withdrawn(5, 3), R: resetAll });
      m.expectObservable(winners(accepted, MERCHANT).pipe(ids), '^-----------!').toBe('-a-b-a-a-a-c', {
        a: '1',
        b: '2 1',
        c: '',
      });
    }));

  it('[W1] is empty after a reset', () =>
    marbles((m) => {
      m.expectObservable(winners(m.hot('-1-R', { ...wins, R: resetAll }), MERCHANT).pipe(ids), '^---!').toBe('-a-b', {
        a: '1',
        b: '',
      });
    }));

  it('reconnect: [LIVE-11] shows the wins missed meanwhile, none lost, duplicated or out of order', () =>
    marbles((m) => {
      const syncEvents$ = overABreak(m, [winOf(1)], [winOf(2), winOf(3)]);
      m.expectObservable(winners(syncEvents$, MERCHANT).pipe(ids), OVER_THE_BREAK).toBe('a 399ms (bc)', {
        a: '1',
        b: '2 1',
        c: '3 2 1',
      });
    }));
});
