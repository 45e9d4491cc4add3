import { describe, it } from 'vitest';
import { cashOutPrice, type CashOutOffer } from '../../streams/book/cash-out-price.ts';
import { itEnds } from '../support/ends.ts';
import { marbles } from '../support/marbles.ts';

const offer = (amount: number, expiresAtMs: number): CashOutOffer => ({ amount, expiresAtMs });
const items = { a: offer(900, 100), b: offer(950, 160), l: offer(1, 5), n: null, '0': null };
const clock = { offsetMs: () => 0 };

itEnds('cashOutPrice', offer(900, 1_000_000), (offers$, m) => cashOutPrice(offers$, { ...m, ...clock }));

describe('cashOutPrice', () => {
  it('holds until it expires', () =>
    marbles((m) => {
      const offers = m.hot('a', items);
      const shown = '       a 99ms 0';
      m.expectObservable(cashOutPrice(offers, { ...m, ...clock }), '^ 300ms !').toBe(shown, items);
    }));

  it('many: a newer offer takes its place, with its own end', () =>
    marbles((m) => {
      const offers = m.hot('a 59ms b', items);
      const shown = '       a 59ms b 99ms 0';
      m.expectObservable(cashOutPrice(offers, { ...m, ...clock }), '^ 300ms !').toBe(shown, items);
    }));

  it('ends at once when the server offers none, and an offer that comes late is none', () =>
    marbles((m) => {
      const offers = m.hot('a-n 20ms l', items);
      const shown = '       a-0 20ms 0';
      m.expectObservable(cashOutPrice(offers, { ...m, ...clock }), '^ 300ms !').toBe(shown, items);
    }));

  it('counts by the server’s clock', () =>
    marbles((m) => {
      const offers = m.hot('a', items);
      const shown = '       a 59ms 0';
      const ahead = { ...m, offsetMs: () => 40 };
      m.expectObservable(cashOutPrice(offers, ahead), '^ 300ms !').toBe(shown, items);
    }));
});
