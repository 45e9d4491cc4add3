import { distinctUntilChanged, map, NEVER, of, type Observable } from 'rxjs';
import { describe, it } from 'vitest';
import { connection } from '../../streams/sync/connection.ts';
import { envelopes } from '../../streams/sync/envelopes.ts';
import { answer, fakeTransport } from '../support/fake-transport.ts';
import { marbles, type Marbles } from '../support/marbles.ts';
import { balanceOf, MEMBER, proofOf } from '../support/samples.ts';

const WORDS = { L: 'live', c: 'catching up', s: 'stale', o: 'offline' };
const inputs = { merchant: 'parlour', subscriptions$: of({ balance: [MEMBER] }), ticket$: of(undefined) };
const stands = (seq: number, at: number) => proofOf(at, { balance: { [MEMBER]: seq } });

const seen = (m: Marbles, transport: ReturnType<typeof fakeTransport>): Observable<string> =>
  connection({ status$: transport.status$, syncEvents$: envelopes(transport, inputs, m), online$: NEVER }, m).pipe(
    map(({ state }) => state),
    distinctUntilChanged(),
  );

describe('connection: woken after a silence', () => {
  it('[W11] a heartbeat that knows newer figures does not make the old ones live', () =>
    marbles((m) => {
      // silent for 20 s; then a heartbeat of version 3, which is fetched a second later
      const transport = fakeTransport(m, {
        status: '     c    ',
        heartbeats: m.hot('20s p', { p: stands(3, 20_000) }),
        join: [answer(0, [balanceOf(1)])],
        snapshot: [answer(21_000, [balanceOf(3)])],
      });
      m.expectObservable(seen(m, transport), '^ 22s !').toBe('(cL) 7996ms s 11999ms c 999ms L', WORDS);
    }));

  it('[W11] a heartbeat of the very figures that are shown makes them live at once', () =>
    marbles((m) => {
      // silent for 20 s, in which nothing happened
      const transport = fakeTransport(m, {
        status: '     c    ',
        heartbeats: m.hot('20s p', { p: stands(1, 20_000) }),
        join: [answer(0, [balanceOf(1)])],
        snapshot: [NEVER],
      });
      m.expectObservable(seen(m, transport), '^ 22s !').toBe('(cL) 7996ms s 11999ms L', WORDS);
    }));

  it('[W11] while heartbeats come in time, one that overtakes its envelope changes nothing', () =>
    marbles((m) => {
      // at 5 s the heartbeat knows version 3, which comes 10 ms later
      const transport = fakeTransport(m, {
        status: '        c         ',
        envelopes: m.hot('5010ms 3', { 3: balanceOf(3) }),
        heartbeats: m.hot('   5s p', { p: stands(3, 5_000) }),
        join: [answer(0, [balanceOf(1)])],
      });
      m.expectObservable(seen(m, transport), '^ 7s !').toBe('(cL)', WORDS);
    }));
});
