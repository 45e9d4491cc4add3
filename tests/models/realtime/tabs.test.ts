// @vitest-environment jsdom
import { PROTOCOL } from '../../../contract/feeds.ts';
import { BehaviorSubject, firstValueFrom, Observable, of, Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyEnvelope, JoinAnswer, JoinRequest, Heartbeat } from '../../../contract/wire.ts';
import { sharedTransport } from '../../../src/shared/realtime/shared-transport.ts';
import type { ClosableTransport } from '../../../src/shared/realtime/socket-transport.ts';
import type { TabChannel, TabMessage } from '../../../src/shared/realtime/tab-messages.ts';
import type { Bye, TransportStatus } from '../../../streams/transport/transport.ts';
import { fakeChannels, fakeLocks } from '../../support/tabs.ts';

const balance = (seq: number, key = 'member:1'): AnyEnvelope => ({
  epoch: 'k3f9',
  feed: 'balance',
  key,
  seq,
  at: 1,
  value: { amount: seq * 100, currency: 'USD', exponent: 2 },
});
const nothingNew = (envelopes: AnyEnvelope[] = []): JoinAnswer => ({
  epoch: 'k3f9',
  at: 1,
  envelopes,
  resets: [],
  seqs: {},
});
const joinFor = (feeds: JoinRequest['feeds']): JoinRequest => ({
  merchant: 'parlour',
  protocol: PROTOCOL,
  epoch: null,
  feeds,
});

/** A browser: its locks, its channels, and the sockets that its tabs opened. */
const browser = (locks = fakeLocks()) => {
  const channels = fakeChannels();
  const posted: TabMessage[] = [];
  const openChannel = (name: string): TabChannel => {
    const channel = channels(name);
    return {
      ...channel,
      post: (message) => {
        posted.push(message);
        channel.post(message);
      },
    };
  };
  const sockets: ReturnType<typeof socket>[] = [];
  const socket = () => {
    const joins: JoinRequest[] = [];
    const parts = {
      status$: new BehaviorSubject<TransportStatus>('connecting'),
      envelopes$: new Subject<AnyEnvelope>(),
      heartbeats$: new Subject<Heartbeat>(),
      byes$: new Subject<Bye>(),
    };
    let answer: (request: JoinRequest) => Observable<JoinAnswer> = () => of(nothingNew());
    let closed = false;
    const transport: ClosableTransport = {
      ...parts,
      join: (request) => {
        joins.push(request);
        return answer(request);
      },
      snapshot: () => of(nothingNew()),
      missing: () => of({ resync: true }),
      command: () => of({ done: true }),
      close: () => void (closed = true),
    };
    return {
      transport,
      joins,
      ...parts,
      answers: (with_: typeof answer) => void (answer = with_),
      isClosed: () => closed,
    };
  };
  const tab = (name = 'parlour:visitor') =>
    sharedTransport({
      name,
      locks,
      openChannel,
      makeTransport: () => {
        const made = socket();
        sockets.push(made);
        return made.transport;
      },
    });
  return { tab, sockets, posted, locks };
};
const seen = <T>(source: Observable<T>) => {
  const all: T[] = [];
  source.subscribe((value) => all.push(value));
  return all;
};
const turn = () => vi.advanceTimersByTimeAsync(1);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('[W10] tabs of one browser with the same merchant and session', () => {
  it('share one socket, and all of them receive its envelopes', async () => {
    const { tab, sockets } = browser();
    const heard = [tab(), tab(), tab()].map((transport) => ({
      envelopes: seen(transport.envelopes$),
      status: seen(transport.status$),
    }));
    await turn();
    expect(sockets).toHaveLength(1);
    sockets[0]!.status$.next('connected');
    sockets[0]!.envelopes$.next(balance(1));
    await turn();
    expect(heard.map(({ envelopes }) => envelopes)).toEqual([[balance(1)], [balance(1)], [balance(1)]]);
    expect(heard.map(({ status }) => status.at(-1))).toEqual(['connected', 'connected', 'connected']);
  });

  it('report no lost connection before the first connection', async () => {
    const { tab, sockets } = browser();
    const heard = [tab(), tab()].map((transport) => seen(transport.status$));
    await turn();
    sockets[0]!.status$.next('connected');
    await turn();
    expect(heard).toEqual([
      ['connecting', 'connected'],
      ['connecting', 'connected'],
    ]);
  });

  it('copy no envelopes while there is no other tab, also after the last other tab has gone', async () => {
    const { tab, sockets, posted } = browser();
    const copies = () => posted.filter(({ kind }) => kind === 'envelope').length;
    tab();
    await turn();
    sockets[0]!.status$.next('connected');
    sockets[0]!.envelopes$.next(balance(1));
    expect(copies()).toBe(0);
    const other = tab();
    await turn();
    sockets[0]!.envelopes$.next(balance(2));
    expect(copies()).toBe(1);
    other.close();
    await turn();
    sockets[0]!.envelopes$.next(balance(3));
    expect(copies()).toBe(1);
  });

  it('open separate sockets for separate sessions', async () => {
    const { tab, sockets } = browser();
    tab('parlour:a');
    tab('parlour:b');
    await turn();
    expect(sockets).toHaveLength(2);
  });

  it('send one join for the subscriptions of all tabs, with the versions that the other tabs already have', async () => {
    const { tab, sockets } = browser();
    const [first, second] = [tab(), tab()];
    await turn();
    sockets[0]!.status$.next('connected');
    await turn();
    await firstValueFrom(first.join(joinFor({ balance: { 'member:1': null } })));
    sockets[0]!.envelopes$.next(balance(7));
    const answered = firstValueFrom(second.join(joinFor({ jackpot: { 'pool:grand': 3 } })));
    await turn();
    await answered;
    expect(sockets[0]!.joins.at(-1)!.feeds).toEqual({ balance: { 'member:1': 7 }, jackpot: { 'pool:grand': 3 } });
  });

  it('receive only the responses to their own requests; values for another tab in a response go to all', async () => {
    const { tab, sockets } = browser();
    const [first, second] = [tab(), tab()];
    await turn();
    sockets[0]!.status$.next('connected');
    await turn();
    await firstValueFrom(first.join(joinFor({ balance: { 'member:1': null } })));
    const firstHears = seen(first.envelopes$);
    sockets[0]!.answers(() =>
      of({ ...nothingNew([balance(9)]), seqs: { balance: { 'member:1': 9 }, jackpot: { 'pool:grand': 1 } } }),
    );
    const answer = firstValueFrom(second.join(joinFor({ jackpot: { 'pool:grand': null } })));
    await turn();
    expect(await answer).toEqual({ ...nothingNew(), seqs: { jackpot: { 'pool:grand': 1 } } });
    expect(firstHears).toEqual([balance(9)]);
  });

  it('elect another leader with a new connection when the leading tab closes', async () => {
    const { tab, sockets } = browser();
    const [first, second] = [tab(), tab()];
    await turn();
    sockets[0]!.status$.next('connected');
    await turn();
    const status = seen(second.status$);
    first.close();
    await turn();
    sockets[1]!.status$.next('connected');
    await turn();
    expect(sockets[0]!.isClosed()).toBe(true);
    expect(status).toEqual(['connected', 'disconnected', 'connecting', 'connected']);
  });

  it('replace a leader that stopped responding', async () => {
    const { tab, sockets } = browser();
    const first = tab();
    await turn();
    tab();
    await turn();
    // The first tab is frozen: its timers and messages are suspended.
    const leaderStatus = seen(first.status$);
    vi.clearAllTimers();
    tab();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sockets.length).toBeGreaterThan(1);
    expect(sockets[0]!.isClosed()).toBe(true);
    expect(leaderStatus.at(-1)).not.toBe('connected');
  });

  it('queue for the lock once each, however often it was stolen', async () => {
    const { tab, locks } = browser();
    const waiting = async () => (await locks.query()).pending!.length;
    tab();
    await turn();
    // Each time a leader freezes, the other tab steals its lock and leaves the queue.
    for (let thefts = 0; thefts < 3; thefts += 1) {
      vi.clearAllTimers();
      const next = tab();
      await vi.advanceTimersByTimeAsync(20_000);
      // Only the former leader waits.
      expect(await waiting()).toBe(1 + thefts);
      void next;
    }
  });

  it('open a socket each when the browser refuses locks', async () => {
    const refusing = { request: () => Promise.reject(new DOMException('blocked', 'SecurityError')) };
    const { tab, sockets } = browser(refusing as unknown as LockManager);
    tab();
    tab();
    await turn();
    expect(sockets).toHaveLength(2);
  });

  it('fail a request at once on a disconnect, so that it is sent again', async () => {
    const { tab, sockets } = browser();
    tab();
    const second = tab();
    await turn();
    sockets[0]!.status$.next('connected');
    await turn();
    sockets[0]!.answers(() => new Observable());
    const failed = vi.fn();
    second.join(joinFor({})).subscribe({ error: failed });
    await turn();
    sockets[0]!.status$.next('disconnected');
    await turn();
    expect(failed).toHaveBeenCalledOnce();
  });

  it('drop the keys of a closed tab from the next join', async () => {
    const { tab, sockets } = browser();
    const [first, second] = [tab(), tab()];
    await turn();
    sockets[0]!.status$.next('connected');
    await turn();
    const joined = firstValueFrom(second.join(joinFor({ jackpot: { 'pool:grand': null } })));
    await turn();
    await joined;
    second.close();
    await turn();
    await firstValueFrom(first.join(joinFor({ balance: { 'member:1': null } })));
    expect(sockets[0]!.joins.at(-1)!.feeds).toEqual({ balance: { 'member:1': null } });
  });
});
