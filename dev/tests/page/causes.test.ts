import { describe, expect, it } from 'vitest';
import { causesOf } from '../../page/causes.ts';
import { scenario } from './support.ts';

const balanceMoves = () => {
  const received = scenario();
  // The server's clock is 500 ms ahead; zero of the page is 1,000.
  received.heartbeat(0, 1_500);
  const envelope = received.envelope(100, 'balance', 'member:42', 7, 1_570);
  const other = received.envelope(101, 'jackpot', 'pool:grand', 3);
  const emission = received.emission(102, 'wallet balance', 7, envelope);
  received.emission(102, 'ticker', 3, other);
  const store = received.change(103, '$balance', 7, emission);
  const header = received.change(103, '$header', 7, store);
  const side = received.change(104, '$side', 7, emission);
  received.paint(108, store);
  received.paint(116, side);
  received.change(120, '$balance', 8);
  return { received, envelope, emission, store, header, side };
};

describe('The cause of a marble', () => {
  it('is told from the envelope to the emission to the stores, also from the middle', () => {
    const { received, header } = balanceMoves();
    const book = received.book(1_000);
    const { steps } = causesOf(book, book.marble(header)!);
    expect(steps.map(({ marble, depth }) => [marble.lane.name, depth, marble.t])).toEqual([
      ['balance', 0, 100],
      ['wallet balance', 1, 102],
      ['$balance', 2, 103],
      ['$header', 3, 103],
      ['$side', 2, 104],
    ]);
  });

  it('gives the time from the commit by the server’s clock to the paint that shows all of it', () => {
    const { received, store } = balanceMoves();
    const book = received.book(1_000);
    const { networkMs, pageMs, paint } = causesOf(book, book.marble(store)!);
    // Committed at 1,570 = 1,070 by the page's clock; received at 1,100; painted at 1,116.
    expect({ networkMs: Math.round(networkMs!), pageMs, paintedAt: paint?.t }).toEqual({
      networkMs: 30,
      pageMs: 16,
      paintedAt: 116,
    });
  });

  it('leaves out what only passed through the ports of a stream', () => {
    const received = scenario();
    const envelope = received.envelope(1, 'balance', 'member:42', 1);
    const port = received.tell({
      lane: 'port',
      t: 1,
      call: 1,
      port: '0',
      run: 0,
      what: 'next',
      value: 1,
      cause: envelope,
    });
    const emission = received.emission(1, 'wallet balance', 1, port);
    const book = received.book();
    const { steps } = causesOf(book, book.marble(emission)!);
    expect(steps.map(({ marble, before }) => [marble.lane.name, before?.marble.trace.id])).toEqual([
      ['balance', undefined],
      ['wallet balance', envelope],
    ]);
  });

  it('has no paint before the screen was painted, and no commit without an envelope', () => {
    const received = scenario();
    const store = received.change(5, '$theme', 'dark');
    const book = received.book();
    expect(causesOf(book, book.marble(store)!)).toMatchObject({ paint: null, pageMs: null, networkMs: null });
  });

  it('begins with what is still held when the first cause was dropped', () => {
    const received = scenario();
    const orphan = received.change(5, '$a', 1, 999);
    const book = received.book();
    expect(causesOf(book, book.marble(orphan)!).steps).toHaveLength(1);
  });

  it('stops at 200 steps and says how many more there are', () => {
    const received = scenario();
    const envelope = received.envelope(1, 'odds', 'odds:1', 1);
    for (let at = 0; at < 250; at += 1) received.change(2, `$${at}`, at, envelope);
    const book = received.book();
    const { steps, more } = causesOf(book, book.marble(envelope)!);
    expect([steps.length, more]).toEqual([200, 51]);
  });
});
