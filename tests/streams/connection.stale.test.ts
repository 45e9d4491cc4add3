import { distinctUntilChanged, interval, map, NEVER, of, type Observable } from 'rxjs';
import { describe, it } from 'vitest';
import { connection } from '../../streams/sync/connection.ts';
import { envelopes } from '../../streams/sync/envelopes.ts';
import { answer, fakeTransport } from '../support/fake-transport.ts';
import { marbles, type Marbles } from '../support/marbles.ts';
import { balanceOf, MEMBER, proofOf } from '../support/samples.ts';

const WORDS = { L: 'live', c: 'catching up', s: 'stale', o: 'offline' };
const inputs = { merchant: 'parlour', subscriptions$: of({ balance: [MEMBER] }), ticket$: of(undefined) };

/** The connection state on top of the real `envelopes` stream. */
const seen = (
  m: Marbles,
  transport: ReturnType<typeof fakeTransport>,
  syncEvents$ = envelopes(transport, inputs, m),
): Observable<string> =>
  connection({ status$: transport.status$, syncEvents$, online$: NEVER }, m).pipe(
    map(({ state }) => state),
    distinctUntilChanged(),
  );

describe('connection: stale', () => {
  it('[W11] turns stale 8 s after the newest heartbeat', () =>
    marbles((m) => {
      // the join counts as a heartbeat at 0, one heartbeat arrives at 5 s, then nothing although the connection is open
      const transport = fakeTransport(m, {
        status: '    c',
        heartbeats: m.hot('5s p', { p: proofOf(5_000) }),
        join: [answer(0, [balanceOf(1)])],
      });
      m.expectObservable(seen(m, transport), '^ 30s !').toBe('(cL) 12996ms s', WORDS);
    }));

  it('[W11] stays live as long as heartbeats arrive', () =>
    marbles((m) => {
      // one heartbeat every 5 s for a minute
      const heartbeats = interval(5_000, m.scheduler).pipe(map(() => proofOf(m.scheduler.now())));
      const transport = fakeTransport(m, { status: 'c', heartbeats, join: [answer(0, [balanceOf(1)])] });
      m.expectObservable(seen(m, transport), '^ 60s !').toBe('(cL)', WORDS);
    }));

  it('[W11] measures age by the server’s time: a heartbeat that arrives late does not make it live', () =>
    marbles((m) => {
      // the connection stalls; at 12 s it delivers the heartbeat of 1 s, at 13 s that of 10 s, and only the second makes it
      // live
      const transport = fakeTransport(m, {
        status: '    c',
        heartbeats: m.hot('12s p 999ms q', { p: proofOf(1_000), q: proofOf(10_000) }),
        join: [answer(0, [balanceOf(1)])],
        snapshot: [NEVER],
      });
      // p is 11 s old on arrival; q is 3 s old, and too old 5 s and 3 ms later (3 ms: the possible drift of two clocks in 13 s)
      m.expectObservable(seen(m, transport), '^ 30s !').toBe('(cL) 7996ms s 4999ms L 5002ms s', WORDS);
    }));

  it('[W11] tolerates a wrong client clock', () =>
    marbles((m) => {
      // the server's clock is a day ahead of the client's; stale still means 8 s
      const day = 86_400_000;
      const transport = fakeTransport(m, {
        status: '    c',
        heartbeats: m.hot('5s p', { p: proofOf(day + 5_000) }),
        join: [answer(day, [balanceOf(1)])],
      });
      m.expectObservable(seen(m, transport), '^ 30s !').toBe('(cL) 12996ms s', WORDS);
    }));

  it('[W11] reports a connection as stale that has not caught up in 8 s', () =>
    marbles((m) => {
      // the socket is open, the join is never answered
      const transport = fakeTransport(m, { status: 'c', join: [NEVER] });
      m.expectObservable(seen(m, transport), '^ 30s !').toBe('c 7999ms s', WORDS);
    }));

  it('reconnect: [W8] gives a new connection 8 s again to catch up', () =>
    marbles((m) => {
      // a minute offline, joined 2 s after the reconnect: never stale, because the state was offline
      const transport = fakeTransport(m, {
        status: '             c 999ms d 59999ms c',
        join: [answer(0, [balanceOf(1)]), m.cold('2s (j|)', { j: answer(63_001) })],
      });
      m.expectObservable(seen(m, transport), '^ 65s !').toBe('(cL) 996ms o 59999ms c 1999ms L', WORDS);
    }));

  it('[W1] ignores heartbeats of another epoch', () =>
    marbles((m) => {
      // the database was restored on a server whose clock is 15 minutes behind the previous one
      const transport = fakeTransport(m, {
        status: 'c 99ms d 99ms c',
        join: [answer(900_000), answer(200, [], { epoch: 'w7r2' })],
      });
      m.expectObservable(seen(m, transport), '^ 30s !').toBe('(cL) 96ms o 99ms (cL) 7996ms s', WORDS);
    }));

  it('[W11] uses the newest heartbeat, not the last to arrive', () =>
    marbles((m) => {
      // the heartbeat of 5 s arrives before one of 2 s
      const transport = fakeTransport(m, {
        status: '    c',
        heartbeats: m.hot('5s p 99ms q', { p: proofOf(5_000), q: proofOf(2_000) }),
        join: [answer(0, [balanceOf(1)])],
      });
      m.expectObservable(seen(m, transport), '^ 30s !').toBe('(cL) 12996ms s', WORDS);
    }));
});
