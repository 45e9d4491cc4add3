import { describe, expect, it } from 'vitest';
import type { DealtOf } from '../../../contract/live-rounds.ts';
import { casinoHoldem } from '../../families/casino-holdem/index.ts';
import { casinoHoldemSolo } from '../../families/casino-holdem-solo/index.ts';
import { playNow } from '../../families/shared/draw.ts';
import { figuresOf } from '../../titles/figures.ts';
import { seededWords } from '../support/seeded-words.ts';
import { testFamilyInvariants } from './support/family-invariants.ts';
import { testTableInvariants } from './support/table-invariants.ts';
import { titlesOf } from './support/titles-of.ts';

describe('the invariants', () => testFamilyInvariants(casinoHoldem, titlesOf('casino-holdem', 100_000)));
const tables = await testTableInvariants(casinoHoldem);
const params = { aces: true };
const shared = casinoHoldem.shared!;
const choice = shared.choice!;

it('pays as the same bet alone', () => {
  for (const title of tables)
    expect(title.figures).toEqual(casinoHoldemSolo.par(title.params as typeof params).bets.map(figuresOf));
});

it('tells the hand and the flop while players decide, and with the draw the cards of every call', () => {
  for (let seed = 1; seed <= 50; seed += 1) {
    const nextWord = seededWords(seed);
    const begun = playNow(casinoHoldem.begin(params, shared.watch), nextWord).state;
    const published = choice.dealt(params, begun) as DealtOf<'casino-holdem'>;
    expect(published).toMatchObject({ player: { length: 2 }, board: { length: 3 } });
    expect(Object.keys(published)).toEqual(['player', 'board']);
    const drawn = shared.result(params, playNow(casinoHoldem.move(params, begun, choice.watch), nextWord).state);
    expect(drawn).toMatchObject({ player: published.player, board: { length: 5 }, dealer: { length: 2 } });
    expect((drawn as { board: number[] }).board.slice(0, 3)).toEqual(published.board);

    const words = seededWords(seed);
    const own = playNow(casinoHoldem.begin(params, { ante: 500, aces: 100 }), words).state;
    expect(shared.result(params, playNow(casinoHoldem.move(params, own, { move: 'call' }), words).state)).toEqual(
      drawn,
    );
  }
});

it('counts ante and side bet each at its place', () => {
  expect(shared.stakes({ ante: 500, aces: 100 })).toEqual({ ante: 500, aces: 100 });
});
