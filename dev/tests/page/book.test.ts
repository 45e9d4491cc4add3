import { describe, expect, it } from 'vitest';
import { scenario } from './support.ts';

describe('The book of traces', () => {
  it('has a lane for each feed, stream, store and effect', () => {
    const received = scenario();
    received.envelope(1, 'balance', 'member:42', 1);
    received.emission(2, 'wallet balance', 1);
    received.change(3, '$balance', 1);
    received.call(4, 'loadFx', 1);
    received.paint(5, 3);
    expect([...received.book().lanes.keys()]).toEqual([
      'Frames in/balance',
      'Streams/wallet balance',
      'Stores/$balance',
      'Effects/loadFx',
      'Paint/paint',
    ]);
  });

  it('joins a call with its result: one marble, a bar from one to the other', () => {
    const received = scenario();
    received.call(1, 'loadFx', 1);
    received.call(2, 'loadFx', 2);
    received.result(5, 'loadFx', 2, 'fail');
    received.result(9, 'loadFx', 1);
    const { marbles } = received.book().lanes.get('Effects/loadFx')!;
    expect(marbles.map(({ t, result }) => [t, result?.t, result?.look])).toEqual([
      [1, 9, 'value'],
      [2, 5, 'bad'],
    ]);
  });

  it('shows a result whose call it never heard', () => {
    const received = scenario();
    received.result(5, 'loadFx', 7);
    expect(received.book().lanes.get('Effects/loadFx')!.marbles).toHaveLength(1);
  });

  it('knows the topic of everything that an envelope led to', () => {
    const received = scenario();
    const envelope = received.envelope(1, 'jackpot', 'pool:grand', 1);
    const emission = received.emission(1, 'ticker', 1, envelope);
    received.change(1, '$jackpots', 1, emission);
    received.change(2, '$language', 'EN');
    const book = received.book();
    expect(book.marbles.map(({ topic }) => topic?.key)).toEqual(['pool:grand', 'pool:grand', 'pool:grand', undefined]);
    expect([...book.topics]).toEqual([['jackpot', new Set(['pool:grand'])]]);
  });

  it('knows the topics of a subscription before their first envelope', () => {
    const received = scenario();
    const body = { feeds: { balance: { 'member:42': null }, jackpot: ['pool:grand', 'pool:minor'] } };
    received.tell({ lane: 'frame', t: 1, item: { item: 'frame', t: 1, dir: 'out', what: 'join', body } });
    expect([...received.book().topics.get('jackpot')!]).toEqual(['pool:grand', 'pool:minor']);
    expect([...received.book().topics.keys()]).toEqual(['balance', 'jackpot']);
  });

  it('drops the oldest when it is full, from the lanes as well', () => {
    const received = scenario();
    for (let t = 0; t < 101; t += 1) received.change(t, t % 2 ? '$odd' : '$even', t);
    const book = received.book(0, 100);
    expect(book.marbles).toHaveLength(91);
    expect([book.lanes.get('Stores/$even')!.marbles[0]!.t, book.lanes.get('Stores/$odd')!.marbles[0]!.t]).toEqual([
      10, 11,
    ]);
    expect([book.marble(9), book.marble(10)?.t]).toEqual([null, 10]);
  });

  it('keeps ten minutes', () => {
    const received = scenario();
    for (let at = 0; at < 30; at += 1) received.change(at, '$old', at);
    received.change(600_100, '$new', 1);
    expect(received.book(0, 100).marbles.map(({ lane }) => lane.name)).toEqual(['$new']);
  });

  it('never runs backwards: a trace that is late by the clock stands beside the one before', () => {
    const received = scenario();
    received.change(10, '$a', 1);
    received.change(4, '$a', 2);
    expect(
      received
        .book()
        .lanes.get('Stores/$a')!
        .marbles.map(({ t }) => t),
    ).toEqual([10, 10]);
  });

  it('estimates the server’s clock by heartbeats, and by commits that came quicker', () => {
    const received = scenario();
    received.heartbeat(1_000, 10_990);
    received.heartbeat(6_000, 15_960);
    // The first was 10 ms under way, the second 40 ms: the quicker one counts.
    expect(received.book(0).clock!.offsetMs).toBeCloseTo(9_989, 0);
    received.envelope(7_000, 'balance', 'member:42', 1, 16_995);
    expect(received.book(0).clock!.offsetMs).toBe(9_995);
  });
});
