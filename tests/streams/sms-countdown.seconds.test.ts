import { filter, map, of } from 'rxjs';
import { describe, it } from 'vitest';
import { smsCountdown } from '../../streams/time/sms-countdown.ts';
import { itEnds } from '../support/ends.ts';
import { marbles } from '../support/marbles.ts';

const digits = map(String);
const serverOffsetMs$ = of(0);

itEnds('smsCountdown', 1, (expiresAtMs$, m) => smsCountdown({ expiresAtMs$, serverOffsetMs$ }, m));

describe('smsCountdown', () => {
  it('many: [AUTH-08] counts whole seconds down to 0, and ends there', () =>
    marbles((m) => {
      const left$ = smsCountdown({ expiresAtMs$: of(3_000), serverOffsetMs$ }, m).pipe(digits);
      m.expectObservable(left$).toBe('3 999ms 2 999ms 1 999ms (0|)');
    }));

  it('[AUTH-08] computes the rest from the time of expiry, so that it survives a reload', () =>
    marbles((m) => {
      // reloaded 2400 ms before the end: 3 for the first 400 ms, then 2, 1, 0
      const left$ = smsCountdown({ expiresAtMs$: of(2_400), serverOffsetMs$ }, m).pipe(digits);
      m.expectObservable(left$).toBe('3 399ms 2 999ms 1 999ms (0|)');
    }));

  it('[AUTH-08] counts by the server’s clock', () =>
    marbles((m) => {
      // 98 s of the server's 100 have passed, whatever the client's clock says
      const left$ = smsCountdown({ expiresAtMs$: of(100_000), serverOffsetMs$: of(98_000) }, m).pipe(digits);
      m.expectObservable(left$).toBe('2 999ms 1 999ms (0|)');
    }));

  it('counts down from a quarter of an hour', () =>
    marbles((m) => {
      const left$ = smsCountdown({ expiresAtMs$: of(900_000), serverOffsetMs$ }, m);
      m.expectObservable(
        left$.pipe(
          map((left) => (left % 300 === 0 ? String(left / 300) : '.')),
          filter((letter) => letter !== '.'),
        ),
      ).toBe('3 299999ms 2 299999ms 1 299999ms (0|)');
    }));

  it('is 0 when no code was sent, or when it expired long ago', () =>
    marbles((m) => {
      const expiresAtMs$ = m.hot('a---b---|', { a: null, b: 1 });
      m.expectObservable(smsCountdown({ expiresAtMs$, serverOffsetMs$ }, m).pipe(digits)).toBe('0-------|');
    }));

  it('starts over when another code is sent', () =>
    marbles((m) => {
      // sent again with 1 s left
      const expiresAtMs$ = m.hot('a 1499ms b', { a: 2_000, b: 3_500 });
      const left$ = smsCountdown({ expiresAtMs$, serverOffsetMs$ }, m).pipe(digits);
      m.expectObservable(left$, '^ 9s !').toBe('2 999ms 1 499ms 2 999ms 1 999ms 0');
    }));

  it('reconnect: corrects the count when the offset changes, and ignores an equal offset', () =>
    marbles((m) => {
      // at 500 ms the same offset again; at 1500 ms the offset grows by a second
      const offsets = m.hot('a 499ms a 999ms b', { a: 0, b: 1_000 });
      const left$ = smsCountdown({ expiresAtMs$: of(5_000), serverOffsetMs$: offsets }, m).pipe(digits);
      m.expectObservable(left$, '^ 9s !').toBe('5 999ms 4 499ms 3 499ms 2 999ms 1 999ms 0');
    }));
});
