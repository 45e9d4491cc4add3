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

describe('connection: after a silence', () => {
  it('[W11] stays stale until the newer version that a heartbeat announces is fetched', () =>
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

  it('[W11] is live at once when the heartbeat names the version shown', () =>
    marbles((m) => {
      // silent for 20 s without any change
      const transport = fakeTransport(m, {
        status: '     c    ',
        heartbeats: m.hot('20s p', { p: stands(1, 20_000) }),
        join: [answer(0, [balanceOf(1)])],
        snapshot: [NEVER],
      });
      m.expectObservable(seen(m, transport), '^ 22s !').toBe('(cL) 7996ms s 11999ms L', WORDS);
    }));

  it('[W11] stays live when a heartbeat on time overtakes its envelope', () =>
    marbles((m) => {
      // at 5 s the heartbeat names version 3, which arrives 10 ms later
      const transport = fakeTransport(m, {
        status: '        c         ',
        envelopes: m.hot('5010ms 3', { 3: balanceOf(3) }),
        heartbeats: m.hot('   5s p', { p: stands(3, 5_000) }),
        join: [answer(0, [balanceOf(1)])],
      });
      m.expectObservable(seen(m, transport), '^ 7s !').toBe('(cL)', WORDS);
    }));
});
