import { map, of } from 'rxjs';
import { describe, it } from 'vitest';
import { roundPhase, type RoundPhaseNow } from '../../streams/feeds/round-phase.ts';
import type { ConnectionState } from '../../streams/sync/connection.ts';
import { itEnds } from '../support/ends.ts';
import { marbles } from '../support/marbles.ts';
import { OVER_THE_BREAK, overABreak } from '../support/reconnect.ts';
import { resetAll, roundOf, TABLE, took } from '../support/samples.ts';

const at = (state: ConnectionState, serverOffsetMs: number | null = 0) => ({ state, serverOffsetMs });
const live$ = of(at('live'));
/** The seconds left while open; `c`, `d`, `s` for a later phase; `?` when it may be over; `-` when unknown. */
const letter = map((now: RoundPhaseNow | null) => {
  if (now === null) return '-';
  if (!now.isLive) return '?';
  return now.secondsLeft === null ? now.phase[0]! : String(now.secondsLeft);
});

itEnds('roundPhase', took(roundOf(1, 1)), (syncEvents$, m) =>
  roundPhase({ syncEvents$, connection$: live$ }, TABLE, m),
);

describe('roundPhase', () => {
  it('many: emits each whole second while bets are open, and each phase', () =>
    marbles((m) => {
      // closes at 2500; the table says so 100 ms late, which changes nothing
      const syncEvents$ = m.hot('a 2599ms b 399ms c 499ms d', {
        a: took(roundOf(1, 1, { closesAtMs: 2_500 })),
        b: took(roundOf(2, 1, { phase: 'closed', closesAtMs: 2_500 })),
        c: took(roundOf(3, 1, { phase: 'drawn', closesAtMs: 2_500 })),
        d: took(roundOf(4, 1, { phase: 'settled', closesAtMs: 2_500 })),
      });
      const phases$ = roundPhase({ syncEvents$, connection$: live$ }, TABLE, m).pipe(letter);
      m.expectObservable(phases$, '^ 5s !').toBe('3 499ms 2 999ms 1 999ms c 499ms d 499ms s');
    }));

  it('counts by the server’s clock, and corrects itself with its heartbeats', () =>
    marbles((m) => {
      // the server is 5 s ahead; at 500 ms a heartbeat says 6 s
      const connection$ = m.hot('a 499ms b', { a: at('live', 5_000), b: at('live', 6_000) });
      const syncEvents$ = m.hot('a', { a: took(roundOf(1, 1)) });
      const phases$ = roundPhase({ syncEvents$, connection$ }, TABLE, m).pipe(letter);
      m.expectObservable(phases$, '^ 5s !').toBe('3 499ms 2 499ms 1 999ms c');
    }));

  it('tells the phases in which players decide, or a flight runs, between the closing and the draw', () =>
    marbles((m) => {
      // round 1 has choices, round 2 is a flight
      const syncEvents$ = m.hot('a-b-c-d-e-f', {
        a: took(roundOf(1, 1, { phase: 'closed' })),
        b: took(roundOf(2, 1, { phase: 'deciding' })),
        c: took(roundOf(3, 1, { phase: 'drawn' })),
        d: took(roundOf(4, 2, { phase: 'closed' })),
        e: took(roundOf(5, 2, { phase: 'flying' })),
        f: took(roundOf(6, 2, { phase: 'drawn' })),
      });
      const phases$ = roundPhase({ syncEvents$, connection$: live$ }, TABLE, m).pipe(
        map((now) => `${now?.number}${now?.phase}`),
      );
      m.expectObservable(phases$, '^-----------!').toBe('a-b-c-d-e-f', {
        a: '1closed',
        b: '1deciding',
        c: '1drawn',
        d: '2closed',
        e: '2flying',
        f: '2drawn',
      });
    }));

  it('ignores a repeat and a feed that jumps back', () =>
    marbles((m) => {
      // round 2 while it is open, its repeat, round 1 again, round 2 closed, then open again
      const syncEvents$ = m.hot('a-b-c-d-e', {
        a: took(roundOf(1, 2)),
        b: took(roundOf(2, 2, { players: 3 })),
        c: took(roundOf(3, 1)),
        d: took(roundOf(4, 2, { phase: 'closed' })),
        e: took(roundOf(5, 2)),
      });
      const phases$ = roundPhase({ syncEvents$, connection$: of(at('live', 10_000)) }, TABLE, m).pipe(letter);
      m.expectObservable(phases$, '^-----------!').toBe('8-----c');
    }));

  it('goes on with the newest round when rounds were skipped', () =>
    marbles((m) => {
      const syncEvents$ = m.hot('a-b', { a: took(roundOf(1, 1)), b: took(roundOf(7, 3)) });
      const numbers$ = roundPhase({ syncEvents$, connection$: of(at('live', 20_000)) }, TABLE, m).pipe(
        map((now) => `${now?.number}${now?.phase[0]}`),
      );
      m.expectObservable(numbers$, '^---!').toBe('a-b', { a: '1c', b: '3o' });
    }));

  it('[W8] never shows a countdown while the connection is lost', () =>
    marbles((m) => {
      // lost at 500 ms, back at 2500 ms
      const connection$ = m.hot('a 499ms b 999ms c 999ms d', {
        a: at('live'),
        b: at('stale'),
        c: at('offline', null),
        d: at('live'),
      });
      const syncEvents$ = m.hot('a', { a: took(roundOf(1, 1)) });
      const phases$ = roundPhase({ syncEvents$, connection$ }, TABLE, m).pipe(letter);
      m.expectObservable(phases$, '^ 2600ms !').toBe('8 499ms ? 1999ms 6');
    }));

  it('[W1] is unknown after a reset, and may begin with an earlier round', () =>
    marbles((m) => {
      const syncEvents$ = m.hot('a-R-b', { a: took(roundOf(9, 9)), R: resetAll, b: took(roundOf(1, 1)) });
      const phases$ = roundPhase({ syncEvents$, connection$: live$ }, TABLE, m).pipe(
        map((now) => String(now?.number ?? '-')),
      );
      m.expectObservable(phases$, '^-----!').toBe('9-u-1', { 9: '9', u: '-', 1: '1' });
    }));

  it('reconnect: goes on with the newest round, once', () =>
    marbles((m) => {
      const syncEvents$ = overABreak(m, [roundOf(1, 1)], [roundOf(2, 1, { phase: 'closed' })]);
      m.expectObservable(roundPhase({ syncEvents$, connection$: live$ }, TABLE, m).pipe(letter), OVER_THE_BREAK).toBe(
        '8 399ms c',
      );
    }));
});
