import { describe, expect, it, test } from 'vitest';
import { dragonTiger } from '../../families/dragon-tiger/index.ts';
import { valueOf } from '../../families/dragon-tiger/deal.ts';
import { placesOf } from '../../families/dragon-tiger/rules.ts';
import type { Place } from '../../families/dragon-tiger/shape.ts';
import { cardsOf } from '../../families/shared/cards.ts';
import { toNumber } from '../../families/shared/rational.ts';
import { testFamilyInvariants } from './support/family-invariants.ts';
import { playOn } from './support/play.ts';
import { testTableInvariants } from './support/table-invariants.ts';
import { titlesOf } from './support/titles-of.ts';

describe('the invariants', () => testFamilyInvariants(dragonTiger, titlesOf('dragon-tiger', 50_000)));
await testTableInvariants(dragonTiger);

const ALL = { decks: 8, tie: 800, suitedTie: 5000, cards: ['size', 'parity', 'colour'] } as const;
const paramsOf = (change: object = {}) => dragonTiger.Params.parse({ ...ALL, ...change });
const edgeOf = (place: Place, change: object = {}): string => {
  const { rtp } = dragonTiger.par(paramsOf(change)).bets.find(({ bet }) => bet === place)!;
  return `${(100 - 100 * toNumber(rtp)).toFixed(2)} %`;
};

/** Deals these cards with one unit on each place, and returns what the places pay that pay anything. */
function paysOf(names: string): Partial<Record<Place, number>> {
  const params = paramsOf();
  const [dragon, tiger] = cardsOf(names) as [number, number];
  const chips = Object.fromEntries(placesOf(params).map((place) => [place, 100]));
  // The place of a card in the shoe; the dragon's card is no longer there.
  const cases = [dragon * 8, tiger * 8 - (dragon < tiger ? 1 : 0)];
  const { state } = playOn(dragonTiger.begin(params, { chips }), cases);
  expect([state.dragon, state.tiger]).toEqual([dragon, tiger]);
  return Object.fromEntries(Object.entries(state.pays).filter(([, pay]) => pay > 0));
}

describe('[GAME-06] the edges are the published ones', () => {
  test.each([
    ['dragon', 8, 800, '3.73 %'],
    ['tiger', 8, 800, '3.73 %'],
    ['tie', 8, 800, '32.77 %'],
    ['tie', 8, 1100, '10.36 %'],
    ['suited-tie', 8, 800, '13.98 %'],
    ['dragon', 6, 800, '3.70 %'],
    ['tie', 6, 800, '33.44 %'],
    // Six of thirteen ranks win.
    ['dragon-big', 8, 800, '7.69 %'],
    ['tiger-even', 8, 800, '7.69 %'],
    ['tiger-red', 6, 800, '7.69 %'],
  ] as const)('%s from %d decks with a tie of %d hundredths: %s', (place, decks, tie, edge) => {
    expect(edgeOf(place, { decks, tie })).toBe(edge);
  });

  it('refuses a tie that returns more than 99.9 %', () => {
    const read = dragonTiger.Params.safeParse({ ...ALL, tie: 1250 });
    expect(read.error?.issues[0]?.message).toMatch(/^bet "tie": its return of 100\.84 %/);
  });
});

describe('the higher card wins', () => {
  it('counts an ace as the lowest and a king as the highest', () => {
    expect(cardsOf('As 2s 9s Ts Js Qs Ks').map(valueOf)).toEqual([1, 2, 9, 10, 11, 12, 13]);
  });

  it('pays the dragon one to one, and the bets on both cards', () => {
    expect(paysOf('Kh 2s')).toEqual({
      dragon: 200,
      'dragon-big': 200,
      'dragon-odd': 200,
      'dragon-red': 200,
      'tiger-small': 200,
      'tiger-even': 200,
      'tiger-black': 200,
    });
  });

  it('pays the tiger one to one', () => {
    expect(paysOf('Ac 9d')).toMatchObject({ tiger: 200, 'dragon-small': 200, 'tiger-odd': 200, 'tiger-red': 200 });
  });

  it('returns half to both sides on a tie, and pays the tie', () => {
    expect(paysOf('Qc Qd')).toMatchObject({ dragon: 50, tiger: 50, tie: 900 });
    expect(paysOf('Qc Qd')).not.toHaveProperty('suited-tie');
  });

  it('pays a suited tie beside the tie', () => {
    expect(paysOf('Qc Qc')).toMatchObject({ tie: 900, 'suited-tie': 5100 });
  });

  it('lets every bet on a card lose on a seven', () => {
    expect(paysOf('7h 7s')).toEqual({ dragon: 50, tiger: 50, tie: 900 });
  });
});

describe('a bet', () => {
  const params = paramsOf({ suitedTie: undefined, cards: ['colour'] });

  it.each([
    [{}, 'BET_NOT_OFFERED'],
    [{ 'suited-tie': 100 }, 'BET_NOT_OFFERED'],
    [{ 'dragon-big': 100 }, 'BET_NOT_OFFERED'],
    [{ dragon: 150 }, 'STAKE_NOT_OFFERED'],
  ])('of %j is refused: %s', (chips, code) => {
    expect(() => dragonTiger.stakeOf(params, { chips })).toThrow(code);
  });

  it('takes the sum of its chips', () => {
    expect(dragonTiger.stakeOf(params, { chips: { dragon: 300, 'tiger-red': 200 } })).toBe(500);
  });
});

it('does not count the equal parts of opposite bets as turnover', () => {
  const chips = { dragon: 500, tiger: 300, 'dragon-red': 200, 'dragon-black': 100, tie: 100 };
  const { state } = playOn(dragonTiger.begin(paramsOf(), { chips }), [0, 100]);
  expect(dragonTiger.notAtRisk!(paramsOf(), state)).toBe(2 * 300 + 2 * 100);
});
