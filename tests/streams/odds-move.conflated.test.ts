import { map } from 'rxjs';
import { describe, it } from 'vitest';
import type { OddsState } from '../../contract/live-odds.ts';
import { oddsMove, type ReceivedOdds } from '../../streams/book/odds-move.ts';
import { itEnds } from '../support/ends.ts';
import { marbles } from '../support/marbles.ts';

const odds = (price: number, version = price): OddsState => ({
  phase: 'before',
  startsAtMs: 0,
  score: { home: 0, away: 0, parts: [], clock: null },
  markets: [{ id: 'winner', version, open: true, outcomes: [{ id: '1', price }] }],
});
const received = (price: number, fixture = 'f'): ReceivedOdds => ({ fixture, value: odds(price) });
const items = {
  a: received(1_500),
  b: received(1_600),
  c: received(1_550),
  o: received(2_000, 'g'),
  n: { fixture: 'f', value: null },
};
/** `f=1600 up`: what a batch has of each fixture, and where it moved. */
const lines = map(
  ({ values, moves }: { values: ReadonlyMap<string, OddsState | null>; moves: ReadonlyMap<string, string> }) =>
    [...values]
      .map(([id, value]) => {
        const price = value?.markets[0]?.outcomes[0]?.price ?? 'gone';
        return `${id}=${price} ${moves.get(`${id} winner 1`) ?? ''}`.trim();
      })
      .join(', '),
);

itEnds('oddsMove', received(1_500), (received$, m) => oddsMove(received$, m));

describe('oddsMove', () => {
  it('many: tells each window of 200 ms once, with the newest price and the direction since the last one', () =>
    marbles((m) => {
      // The first price has no direction; two moves in one window are one; another fixture is in the same batch
      const given = m.hot('a 250ms b-c-o 250ms a', items);
      const shown = '      200ms x 199ms y 199ms z';
      const batches = { x: 'f=1500', y: 'f=1550 up, g=2000', z: 'f=1500 down' };
      m.expectObservable(oddsMove(given, m).pipe(lines), '^ 700ms !').toBe(shown, batches);
    }));

  it('never: says nothing while nothing is told', () =>
    marbles((m) => m.expectObservable(oddsMove(m.hot('-', items), m), '^ 900ms !').toBe('-')));

  it('a price that was forgotten and comes again has no direction', () =>
    marbles((m) => {
      const given = m.hot('a 200ms n 200ms b', items);
      const shown = '      200ms x 199ms y 199ms z';
      m.expectObservable(oddsMove(given, m).pipe(lines), '^ 700ms !').toBe(shown, {
        x: 'f=1500',
        y: 'f=gone',
        z: 'f=1600',
      });
    }));
});
