import { allSettled, createEvent, createStore, createWatch, fork, type Scope } from 'effector';
import { asyncScheduler, BehaviorSubject, map, of, Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyEnvelope, JoinAnswer, JoinRequest, Heartbeat } from '../../../contract/wire.ts';
import { createLifecycle } from '../../../src/shared/lib/lifecycle.ts';
import { $environment } from '../../../src/shared/realtime/environment.ts';
import { liveState } from '../../../src/shared/realtime/live-state.ts';
import { createLive, type Live } from '../../../src/shared/realtime/live.ts';
import { $connection, $isLive, $makeLive, liveClosed, liveRequested } from '../../../src/shared/realtime/runtime.ts';
import type { ClosableTransport } from '../../../src/shared/realtime/socket-transport.ts';
import { balance } from '../../../streams/feeds/balance.ts';
import type { Bye, TransportStatus } from '../../../streams/transport/transport.ts';

const EPOCH = 'k3f9';
const balanceAt = (seq: number, key = 'member:1'): AnyEnvelope => ({
  epoch: EPOCH,
  feed: 'balance',
  key,
  seq,
  at: Date.now(),
  value: { amount: seq * 100, currency: 'USD', exponent: 2 },
});

/** A server that holds one balance per key, behind a transport that the test connects and cuts. */
const setUp = () => {
  const held: Record<string, number> = { 'member:1': 5 };
  const joins: JoinRequest[] = [];
  const parts = {
    status$: new BehaviorSubject<TransportStatus>('connecting'),
    envelopes$: new Subject<AnyEnvelope>(),
    heartbeats$: new Subject<Heartbeat>(),
    byes$: new Subject<Bye>(),
  };
  const close = vi.fn();
  const failed = vi.fn();
  const answer = (feeds: JoinRequest['feeds']): JoinAnswer => {
    const keys = Object.entries(feeds.balance ?? {});
    return {
      epoch: EPOCH,
      at: Date.now(),
      envelopes: keys
        .filter(([key, last]) => (held[key] ?? 0) > (last ?? 0))
        .map(([key]) => balanceAt(held[key]!, key)),
      resets: [],
      seqs: { balance: Object.fromEntries(keys.map(([key]) => [key, held[key] ?? 0])) },
    };
  };
  const transport: ClosableTransport = {
    ...parts,
    join: (request) => {
      joins.push(request);
      return of(answer(request.feeds));
    },
    snapshot: ({ feeds }) =>
      of(answer({ balance: Object.fromEntries((feeds.balance ?? []).map((key) => [key, null])) })),
    missing: () => of({ resync: true as const }),
    command: () => of({ done: true as const }),
    close,
  };
  const live = (): Live =>
    createLive({
      transport,
      merchant: 'parlour',
      ticket$: of(undefined),
      online$: of(true),
      environment: { scheduler: asyncScheduler, random: () => 0.5 },
      failed,
    });
  return { ...parts, joins, close, held, live, failed, transport };
};
const turn = (ms = 1) => vi.advanceTimersByTimeAsync(ms);

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] }),
);
afterEach(() => void vi.useRealTimers());

describe('createLive', () => {
  const amounts = (live: Live, key = 'member:1') => {
    const seen: (number | string)[] = [];
    const subscription = live.watch({ balance: [key] }).subscribe((accepted) => {
      if (accepted.kind === 'envelope') seen.push(accepted.envelope.seq);
      if (accepted.kind === 'reset') seen.push('reset');
    });
    return { seen, subscription };
  };

  it('[W4] subscribes to a key while it has a subscriber, and joins again when that changes', async () => {
    const { live, status$, joins } = setUp();
    const page = live();
    status$.next('connected');
    await turn();
    const { subscription, seen } = amounts(page);
    await turn();
    subscription.unsubscribe();
    await turn();
    expect(joins.map(({ feeds }) => feeds).slice(-2)).toEqual([{ balance: { 'member:1': null } }, {}]);
    expect(seen).toEqual([5]);
  });

  it('gives a later subscriber the value it has, without another request', async () => {
    const { live, status$, joins } = setUp();
    const page = live();
    amounts(page);
    status$.next('connected');
    await turn();
    const joined = joins.length;
    expect(amounts(page).seen).toEqual([5]);
    await turn();
    expect(joins).toHaveLength(joined);
  });

  it('does not join again when one view leaves and another subscribes in one tick', async () => {
    const { live, status$, joins } = setUp();
    const page = live();
    const first = amounts(page);
    status$.next('connected');
    await turn();
    const joined = joins.length;
    first.subscription.unsubscribe();
    const second = amounts(page);
    await turn();
    expect({ seen: second.seen, joins: joins.length }).toEqual({ seen: [5], joins: joined });
  });

  it('[BR8] continues after an envelope that caused an error, and reports it', async () => {
    const { live, status$, envelopes$, failed, held } = setUp();
    const broken = new Error('broken');
    const page = live();
    const { seen } = amounts(page);
    status$.next('connected');
    await turn();
    envelopes$.next({
      get feed(): never {
        throw broken;
      },
    } as never);
    expect(failed.mock.calls).toEqual([[broken]]);
    held['member:1'] = 6;
    await turn(400);
    envelopes$.next(balanceAt(7));
    await turn();
    expect(seen).toEqual([5, 6, 7]);
  });

  it('[W6] applies the value in a response at once, and drops the push that follows', async () => {
    const { live, status$, envelopes$ } = setUp();
    const page = live();
    const { seen } = amounts(page);
    status$.next('connected');
    await turn();
    page.answered(balanceAt(6));
    envelopes$.next(balanceAt(6));
    await turn();
    expect(seen).toEqual([5, 6]);
  });
});

describe('liveState', () => {
  const keyChanged = createEvent<string | null>();
  const $key = createStore<string | null>(null).on(keyChanged, (_, key) => key);
  const page = createLifecycle();
  const amountsOf = (scope: Scope, figure: ReturnType<typeof figureOf>) => {
    const seen: (number | null)[] = [];
    createWatch({ unit: figure.changed, scope, fn: (amount) => seen.push(amount) });
    return seen;
  };
  const figureOf = (lifecycle?: typeof page) =>
    liveState<'balance', number>({
      feed: 'balance',
      $key,
      lifecycle,
      stream: (syncEvents$, key, environment) =>
        balance(syncEvents$, key, environment).pipe(map((value) => value?.amount ?? null)),
    });

  const scopeOf = (server: ReturnType<typeof setUp>) =>
    fork({
      values: [
        [$key, 'member:1'],
        [$makeLive, server.live],
        [$environment, { scheduler: asyncScheduler, frames: asyncScheduler, random: () => 0.5 }],
      ],
    });
  const start = async (server: ReturnType<typeof setUp>) => {
    const scope = scopeOf(server);
    await allSettled(liveRequested, { scope, params: { sessionId: null } });
    server.status$.next('connected');
    await turn(50);
    return scope;
  };
  const everywhere = figureOf();
  const onePage = figureOf(page);

  it('[LIVE-01] brings a balance from the transport to events of its own scope only', async () => {
    const server = setUp();
    const elsewhere = amountsOf(fork(), everywhere);
    const scope = scopeOf(server);
    const seen = amountsOf(scope, everywhere);
    await allSettled(liveRequested, { scope, params: { sessionId: null } });
    server.status$.next('connected');
    await turn(50);
    server.envelopes$.next(balanceAt(6));
    await turn(50);
    expect({ seen: seen.filter((amount) => amount !== null), elsewhere }).toEqual({ seen: [500, 600], elsewhere: [] });
  });

  it('follows another key, and stops without a key', async () => {
    const server = setUp();
    server.held['member:2'] = 9;
    const scope = await start(server);
    const seen = amountsOf(scope, everywhere);
    await allSettled(keyChanged, { scope, params: 'member:2' });
    await turn(50);
    await allSettled(keyChanged, { scope, params: null });
    await turn(50);
    server.envelopes$.next(balanceAt(10, 'member:2'));
    await turn(50);
    expect(seen.filter((amount) => amount !== null)).toEqual([900]);
    expect(server.joins.at(-1)!.feeds).not.toHaveProperty('balance');
  });

  it('subscribes to nothing for a closed page, also when the live part opens again', async () => {
    const server = setUp();
    const scope = await start(server);
    const seen = amountsOf(scope, onePage);
    await allSettled(page.opened, { scope });
    await turn(50);
    await allSettled(page.closed, { scope });
    await allSettled(liveRequested, { scope, params: { sessionId: null } });
    server.envelopes$.next(balanceAt(7));
    await turn(50);
    expect(seen.filter((amount) => amount !== null)).toEqual([500]);
  });

  it('[W8] is live once caught up, offline when the connection is cut, and live again after the rejoin', async () => {
    const server = setUp();
    const states: string[] = [];
    const scope = scopeOf(server);
    createWatch({ unit: $connection, scope, fn: ({ state }) => states.push(state) });
    await allSettled(liveRequested, { scope, params: { sessionId: null } });
    server.status$.next('connected');
    await turn(50);
    expect(scope.getState($isLive)).toBe(true);
    server.status$.next('disconnected');
    await turn(50);
    expect(scope.getState($isLive)).toBe(false);
    server.status$.next('connecting');
    server.status$.next('connected');
    await turn(50);
    expect(states.filter((state, at) => state !== states[at - 1])).toEqual([
      'catching up',
      'live',
      'offline',
      'catching up',
      'live',
    ]);
  });

  it('[W11] turns stale when heartbeats stop', async () => {
    const server = setUp();
    const scope = await start(server);
    expect(scope.getState($connection).state).toBe('live');
    await turn(9_000);
    expect(scope.getState($connection).state).toBe('stale');
  });

  it('closes its transport with the live part', async () => {
    const server = setUp();
    const scope = await start(server);
    await allSettled(liveClosed, { scope });
    expect(server.close).toHaveBeenCalledOnce();
  });
});
