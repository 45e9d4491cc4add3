import { distinctUntilChanged, map, NEVER, of, type Observable } from 'rxjs';
import { describe, it } from 'vitest';
import { connection } from '../../streams/connection.ts';
import { envelopes } from '../../streams/envelopes.ts';
import { answer, fakeWire } from '../support/fake-wire.ts';
import { marbles, type Marbles } from '../support/marbles.ts';
import { balanceOf, MEMBER, proofOf } from '../support/samples.ts';

const WORDS = { L: 'live', c: 'catching up', s: 'stale', o: 'offline' };
const inputs = { merchant: 'parlour', interests$: of({ balance: [MEMBER] }), ticket$: of(undefined) };
const stands = (seq: number, at: number) => proofOf(at, { balance: { [MEMBER]: seq } });

const seen = (m: Marbles, wire: ReturnType<typeof fakeWire>): Observable<string> =>
  connection({ status$: wire.status$, accepted$: envelopes(wire, inputs, m), online$: NEVER }, m).pipe(
    map(({ state }) => state),
    distinctUntilChanged(),
  );

describe('connection: woken after a silence', () => {
  it('[W11] a proof that knows newer figures does not make the old ones live', () =>
    marbles((m) => {
      // silent for 20 s; then a proof of version 3, which is fetched a second later
      const wire = fakeWire(m, {
        status: '     c    ',
        proofs: m.hot('20s p', { p: stands(3, 20_000) }),
        join: [answer(0, [balanceOf(1)])],
        snapshot: [answer(21_000, [balanceOf(3)])],
      });
      m.expectObservable(seen(m, wire), '^ 22s !').toBe('(cL) 7996ms s 11999ms c 999ms L', WORDS);
    }));

  it('[W11] a proof of the very figures that are shown makes them live at once', () =>
    marbles((m) => {
      // silent for 20 s, in which nothing happened
      const wire = fakeWire(m, {
        status: '     c    ',
        proofs: m.hot('20s p', { p: stands(1, 20_000) }),
        join: [answer(0, [balanceOf(1)])],
        snapshot: [NEVER],
      });
      m.expectObservable(seen(m, wire), '^ 22s !').toBe('(cL) 7996ms s 11999ms L', WORDS);
    }));

  it('[W11] while proofs come in time, one that overtakes its envelope changes nothing', () =>
    marbles((m) => {
      // at 5 s the proof knows version 3, which comes 10 ms later
      const wire = fakeWire(m, {
        status: '        c         ',
        envelopes: m.hot('5010ms 3', { 3: balanceOf(3) }),
        proofs: m.hot('   5s p', { p: stands(3, 5_000) }),
        join: [answer(0, [balanceOf(1)])],
      });
      m.expectObservable(seen(m, wire), '^ 7s !').toBe('(cL)', WORDS);
    }));
});
