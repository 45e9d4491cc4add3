import { describe, expect, it } from 'vitest';
import { causesOf } from '../../../dev/page/lanes/causes.ts';
import { story } from './support.ts';

const balanceMoves = () => {
  const told = story();
  // The server's clock is 500 ms ahead; zero of the page is 1,000.
  told.heartbeat(0, 1_500);
  const envelope = told.envelope(100, 'balance', 'member:42', 7, 1_570);
  const other = told.envelope(101, 'jackpot', 'pool:grand', 3);
  const emission = told.emission(102, 'wallet balance', 7, envelope);
  told.emission(102, 'ticker', 3, other);
  const store = told.change(103, '$balance', 7, emission);
  const header = told.change(103, '$header', 7, store);
  const side = told.change(104, '$side', 7, emission);
  told.paint(108, store);
  told.paint(116, side);
  told.change(120, '$balance', 8);
  return { told, envelope, emission, store, header, side };
};

describe('The cause of a marble', () => {
  it('is told from the envelope to the emission to the stores, also from the middle', () => {
    const { told, header } = balanceMoves();
    const book = told.book(1_000);
    const { steps } = causesOf(book, book.marble(header)!);
    expect(steps.map(({ marble, depth, afterMs }) => [marble.lane.name, depth, afterMs])).toEqual([
      ['balance', 0, 0],
      ['wallet balance', 1, 2],
      ['$balance', 2, 3],
      ['$header', 3, 3],
      ['$side', 2, 4],
    ]);
  });

  it('gives the time from the commit by the server’s clock to the paint that shows all of it', () => {
    const { told, store } = balanceMoves();
    const book = told.book(1_000);
    const { networkMs, pageMs, paint } = causesOf(book, book.marble(store)!);
    // Committed at 1,570 = 1,070 by the page's clock; received at 1,100; painted at 1,116.
    expect({ networkMs: Math.round(networkMs!), pageMs, paintedAt: paint?.t }).toEqual({
      networkMs: 30,
      pageMs: 16,
      paintedAt: 116,
    });
  });

  it('leaves out what only passed through the ports of a stream', () => {
    const told = story();
    const envelope = told.envelope(1, 'balance', 'member:42', 1);
    const port = told.tell({ lane: 'port', t: 1, call: 1, port: '0', run: 0, what: 'next', value: 1, cause: envelope });
    const emission = told.emission(1, 'wallet balance', 1, port);
    const book = told.book();
    const { steps } = causesOf(book, book.marble(emission)!);
    expect(steps.map(({ marble, after }) => [marble.lane.name, after])).toEqual([
      ['balance', null],
      ['wallet balance', envelope],
    ]);
  });

  it('has no paint before the screen was painted, and no commit without an envelope', () => {
    const told = story();
    const store = told.change(5, '$theme', 'dark');
    const book = told.book();
    expect(causesOf(book, book.marble(store)!)).toMatchObject({ paint: null, pageMs: null, networkMs: null });
  });

  it('begins with what is still held when the first cause was dropped', () => {
    const told = story();
    const orphan = told.change(5, '$a', 1, 999);
    const book = told.book();
    expect(causesOf(book, book.marble(orphan)!).steps).toHaveLength(1);
  });

  it('stops at 200 steps and says how many more there are', () => {
    const told = story();
    const envelope = told.envelope(1, 'odds', 'odds:1', 1);
    for (let at = 0; at < 250; at += 1) told.change(2, `$${at}`, at, envelope);
    const book = told.book();
    const { steps, more } = causesOf(book, book.marble(envelope)!);
    expect([steps.length, more]).toEqual([200, 51]);
  });
});
