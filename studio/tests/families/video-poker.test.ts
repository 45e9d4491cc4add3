import { describe, expect, test } from 'vitest';
import { cardsOf } from '../../families/shared/cards.ts';
import { toNumber } from '../../families/shared/rational.ts';
import { drawSums } from '../../families/video-poker/best.ts';
import { figuresOf } from '../../families/video-poker/enumerate.ts';
import { figures } from '../../families/video-poker/figures.ts';
import { handOf } from '../../families/video-poker/hands.ts';
import { choose } from '../../families/video-poker/hold.ts';
import { videoPoker } from '../../families/video-poker/index.ts';
import { modelOf, MODELS, type ModelName } from '../../families/video-poker/models.ts';
import { testFamilyInvariants } from './support/family-invariants.ts';
import { playOn, playSeed } from './support/play.ts';
import { isProving } from './support/proofs.ts';
import { titlesOf } from './support/titles-of.ts';

// A band of 0.5 % would need twelve million rounds: the return is proven by the enumeration below.
describe('the invariants', () => testFamilyInvariants(videoPoker, titlesOf('video-poker', 20_000)));

const NAMES = Object.keys(MODELS) as ModelName[];
const params = { model: 'jacks-or-better-9-6' } as const;
const handIn = (model: ModelName, cards: string) => handOf(modelOf(model), cardsOf(cards));
const heldOf = (model: ModelName, cards: string): string =>
  videoPoker
    .best({ model }, { dealt: cardsOf(cards) } as never)
    .hold.map((held, place) => (held ? cards.split(' ')[place] : '-'))
    .join(' ');

describe('the figures of optimal play', () => {
  test.each([
    ['jacks-or-better-9-6', 0.995439, 4.42],
    ['bonus-8-5', 0.99166, 4.57],
    ['deuces-wild-16-10', 0.997283, 5.08],
    ['joker-18-7', 0.989372, 5.12],
  ] as const)('%s returns %d, as published', (model, published, deviation) => {
    const [bet] = videoPoker.par({ model }).bets;
    expect(toNumber(bet!.rtp)).toBeCloseTo(published, 6);
    expect(Math.abs(bet!.deviation - deviation)).toBeLessThan(0.2);
  });

  test.runIf(isProving('video-poker')).each(NAMES)(
    '%s: the generated figures are those of an enumeration of all hands and holds',
    (model) => {
      expect(figures[model]).toEqual(figuresOf(modelOf(model)));
    },
  );

  test('every dealt hand ends in some hand', () => {
    const ends = figures['joker-18-7'].ends.map((row) => row.reduce((sum, ways) => sum + ways, 0));
    const hands = ends.reduce((sum, ways, size) => sum + ways / choose(48, 5 - size), 0);
    expect(hands).toBeCloseTo(choose(53, 5), 0);
  });
});

describe('what hands pay', () => {
  test.each([
    ['jacks-or-better-9-6', 'Tc Jc Qc Kc Ac', 'royal-flush'],
    ['jacks-or-better-9-6', 'Ac 2c 3c 4c 5c', 'straight-flush'],
    ['jacks-or-better-9-6', 'Jc Jd 3c 4c 5c', 'pair'],
    ['jacks-or-better-9-6', 'Tc Td 3c 4c 5c', 'nothing'],
    ['jacks-or-better-9-6', 'Ac Ad As Ah 5c', 'four'],
    ['queens-or-better-9-7', 'Jc Jd 3c 4c 5c', 'nothing'],
    ['queens-or-better-9-7', 'Qc Qd 3c 4c 5c', 'pair'],
    ['bonus-8-5', 'Ac Ad As Ah 5c', 'four-aces'],
    ['bonus-8-5', '4c 4d 4s 4h 5c', 'four-2-4'],
    ['bonus-8-5', '5c 5d 5s 5h 4c', 'four'],
    ['deuces-wild-16-10', '2c 2d 2h 2s Ac', 'four-twos'],
    ['deuces-wild-16-10', '2c 2d Qh Kh Ah', 'wild-royal-flush'],
    ['deuces-wild-16-10', 'Th Jh Qh Kh Ah', 'royal-flush'],
    ['deuces-wild-16-10', '2c 2d 2h 9s 9c', 'five'],
    ['deuces-wild-16-10', '2c Ad 3d 4d 5d', 'straight-flush'],
    ['deuces-wild-16-10', '2c 9d 9h 4d 4c', 'full-house'],
    ['deuces-wild-16-10', '2c 9d 9h 4d 5c', 'three'],
    ['deuces-wild-16-10', '2c 6d 7h 9d Tc', 'straight'],
    ['deuces-wild-16-10', '2c 6d 7d 9d Kd', 'flush'],
    ['deuces-wild-16-10', '2c Ad Kd 9c 5d', 'nothing'],
    ['joker-18-7', 'Jo Kd 3c 4s 8d', 'pair'],
    ['joker-18-7', 'Jo Qd 3c 4s 8d', 'nothing'],
    ['joker-18-7', 'Jo Kd Kc Ks Kh', 'five'],
    ['joker-18-7', '3d 3c 4s 4d Ac', 'two-pair'],
  ] as const)('%s: %s is %s', (model, cards, hand) => {
    expect(handIn(model, cards)).toBe(hand);
  });

  test('cards that are not held are replaced from the left, and the hand pays', () => {
    const deal = playOn(videoPoker.begin(params, { stake: 200 }), [51, 50, 49, 0, 0]);
    expect(deal).toMatchObject({ payout: null, state: { dealt: cardsOf('As Ah Ad 2c 2d'), hand: 'full-house' } });
    const kept = [true, true, true, true, true];
    expect(playOn(videoPoker.move(params, deal.state, { hold: kept }), [])).toMatchObject({ payout: 1800 });
    const hold = [true, true, true, false, false];
    const drawn = playOn(videoPoker.move(params, deal.state, { hold }), [46, 0]);
    expect(drawn).toMatchObject({ payout: 5000, state: { cards: cardsOf('As Ah Ad Ac 2h'), hand: 'four' } });
  });
});

describe('the best hold', () => {
  test.each([
    ['jacks-or-better-9-6', 'Tc Jc Qc Kc 9c', 'Tc Jc Qc Kc 9c'],
    ['jacks-or-better-9-6', 'Tc Jc Qc Kc 2c', 'Tc Jc Qc Kc -'],
    ['jacks-or-better-9-6', 'Jc Jd Qc Kc Ac', 'Jc - Qc Kc Ac'],
    ['jacks-or-better-9-6', '7c 7d 2s 9h Kd', '7c 7d - - -'],
    ['jacks-or-better-9-6', '2c 7d 4s 9h Td', '- - - - -'],
    ['deuces-wild-16-10', '2c 7d 4s 9h Td', '2c - - - -'],
    ['joker-18-7', 'Jo 7d 3s 9h Td', 'Jo 7d - - Td'],
  ] as const)('%s: of %s it is %s', (model, cards, held) => {
    expect(heldOf(model, cards)).toBe(held);
  });

  test('sums by inclusion and exclusion are those of drawing every card', () => {
    const dealt = cardsOf('Jc Qc 2d 9h 4s');
    const sums = drawSums('jacks-or-better-9-6', dealt);
    const others = Array.from({ length: 52 }, (_, card) => card).filter((card) => !dealt.includes(card));
    let [two, three] = [0, 0];
    const payOf = (cards: number[]) => {
      const { pays } = modelOf('jacks-or-better-9-6');
      return pays[handOf(modelOf('jacks-or-better-9-6'), cards)] ?? 0;
    };
    for (const a of others) {
      for (const b of others.filter((card) => card > a)) {
        two += payOf([...dealt.slice(0, 3), a, b]);
        for (const c of others.filter((card) => card > b)) three += payOf([...dealt.slice(0, 2), a, b, c]);
      }
    }
    expect([sums[0b111], sums[0b11]]).toEqual([two, three]);
  });
});

test('a seed gives the same cards for good', () => {
  const { state } = playSeed(videoPoker.begin(params, { stake: 100 }), 1);
  expect(state.dealt).toMatchInlineSnapshot(`
    [
      38,
      51,
      21,
      46,
      18,
    ]
  `);
});

describe('bad input', () => {
  test('a second move is refused', () => {
    const deal = playSeed(videoPoker.begin(params, { stake: 100 }), 1);
    const move = videoPoker.best(params, deal.state);
    const { state } = playSeed(videoPoker.move(params, deal.state, move), 2);
    expect(() => videoPoker.costOf(params, state, move)).toThrow('MOVE_NOT_ALLOWED');
    expect(() => playSeed(videoPoker.move(params, state, move), 3)).toThrow('MOVE_NOT_ALLOWED');
  });

  test('a hold of four cards, a stake of nothing and an unknown model are refused', () => {
    expect(videoPoker.Move.safeParse({ hold: [true, true, true, true] }).success).toBe(false);
    expect(videoPoker.Bet.safeParse({ stake: 0 }).success).toBe(false);
    expect(videoPoker.Params.safeParse({ model: 'full-pay' }).error?.issues[0]?.path).toEqual(['model']);
  });
});
