import { map, of } from 'rxjs';
import { describe, it } from 'vitest';
import { agentClock } from '../../streams/time/agent-clock.ts';
import { itEnds } from '../support/ends.ts';
import { marbles } from '../support/marbles.ts';

const seconds = map((at: number) => String(at / 1_000));

itEnds('agentClock', 0, (serverOffsetMs$, m) => agentClock({ serverOffsetMs$ }, m));

describe('agentClock', () => {
  it('many: [LIVE-05] ticks on each full second of the server’s time', () =>
    marbles((m) => {
      // the server's clock is 300 ms ahead: its seconds begin at 700, 1700, … of the client's clock
      const clock$ = agentClock({ serverOffsetMs$: of(300) }, m).pipe(seconds);
      m.expectObservable(clock$, '^ 2s !').toBe('0 699ms 1 999ms 2');
    }));

  it('[LIVE-05] ticks on the new second after the offset is corrected', () =>
    marbles((m) => {
      // at 1100 ms the offset grows by 400 ms: second 2 begins at 1600 ms
      const offsets = m.hot('a 1099ms b', { a: 0, b: 400 });
      const clock$ = agentClock({ serverOffsetMs$: offsets }, m).pipe(seconds);
      m.expectObservable(clock$, '^ 2700ms !').toBe('0 999ms 1 599ms 2 999ms 3');
    }));

  it('does not step back for a small correction, but waits until the server’s time reaches the shown second', () =>
    marbles((m) => {
      // at 1100 ms the offset falls by 200 ms: the server's time is second 0 again; the clock shows 1 until second 2
      const offsets = m.hot('a 1099ms b', { a: 0, b: -200 });
      const clock$ = agentClock({ serverOffsetMs$: offsets }, m).pipe(seconds);
      m.expectObservable(clock$, '^ 2700ms !').toBe('0 999ms 1 1199ms 2');
    }));

  it('shows a large correction immediately', () =>
    marbles((m) => {
      // at 5100 ms the offset falls by 3 s
      const offsets = m.hot('a 5099ms b', { a: 0, b: -3_000 });
      const clock$ = agentClock({ serverOffsetMs$: offsets }, m).pipe(seconds);
      m.expectObservable(clock$, '^ 5200ms !').toBe('0 999ms 1 999ms 2 999ms 3 999ms 4 999ms 5 99ms 2');
    }));

  it('never: emits nothing while the server’s time is unknown', () =>
    marbles((m) => {
      m.expectObservable(agentClock({ serverOffsetMs$: m.hot('n', { n: null }) }, m), '^ 9s !').toBe('-');
    }));

  it('reconnect: continues through a disconnection with the known offset', () =>
    marbles((m) => {
      // repeating the same offset does not restart the clock
      const offsets = m.hot('a 499ms a', { a: 0 });
      m.expectObservable(agentClock({ serverOffsetMs$: offsets }, m).pipe(seconds), '^ 1500ms !').toBe('0 999ms 1');
    }));
});
