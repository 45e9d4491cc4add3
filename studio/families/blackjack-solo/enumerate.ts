import { against, dealerFinals, FINALS, ValueShoe } from './shoe.ts';
import { basicMove } from './strategy.ts';
import { isBlackjack, totalOf } from './total.ts';

/** The figures of basic strategy in parts of 10¹², rounded. They are generated once: scripts/write-blackjack.ts. */
export interface Figures {
  /** Parts of the return by how the round went on. */
  components: { blackjack: number; plain: number; double: number; split: number };
  /** Mean of all stakes, of the square of the return, and chances, in first stakes. */
  staked: number;
  square: number;
  hit: number;
  win: number;
  /** The chance of the largest payout: both hands of a split, or without splits a hand, are doubled and win. */
  max: number;
}

/** The moves that basic strategy may make beside hit and stand. */
export interface MayMove {
  double: boolean;
  split: boolean;
}

const PARTS = 1e12;

/** Nets from -2 to 2 for each final of the dealer, as chances. */
type Joint = Float64Array;
const at = (net: number, final: number): number => (net + 2) * FINALS + final;

/**
 * Goes through all cards of player and dealer. A hand of a split is played from the shoe without the other one: its cards
 * are as good as those at the end of the shoe, so that the return is exact. For chances of both hands together, and for
 * `square`, they are taken as independent once the dealer's points are known.
 */
export function figuresOf(may: MayMove = { double: true, split: true }): Figures {
  // What the largest payout wins, in first stakes: a blackjack wins one and a half.
  const max = may.split ? 4 : may.double ? 2 : 1.5;
  const shoe = new ValueShoe();
  const components = { blackjack: 0, plain: 0, double: 0, split: 0 };
  const sums = { staked: 0, square: 0, hit: 0, win: 0, max: 0 };
  const end = (part: keyof typeof components, chance: number, net: number, stake: number, pays: boolean): void => {
    components[part] += chance * (1 + net);
    sums.staked += chance * stake;
    sums.square += chance * (1 + net) ** 2;
    if (pays) sums.hit += chance;
    if (net > 0) sums.win += chance;
    if (net === max) sums.max += chance;
  };

  const round = (chance: number, hand: number[], dealer: number[], finalsOf: () => Float64Array): void => {
    if (isBlackjack(dealer) || isBlackjack(hand)) {
      const net = isBlackjack(hand) ? (isBlackjack(dealer) ? 0 : 1.5) : -1;
      return end('blackjack', chance, net, 1, net > -1);
    }
    const first = basicMove(hand, dealer[0]!, may);
    if (first === 'split') return splitRound(chance, hand[0]!, dealer[0]!, finalsOf);
    const part = first === 'double' ? 'double' : 'plain';
    const joint = new Float64Array(5 * FINALS);
    playHand(shoe, joint, 1, { hand, up: dealer[0]!, finalsOf, may });
    for (let net = -2; net <= 2; net += 1) {
      let share = 0;
      for (let final = 0; final < FINALS; final += 1) share += joint[at(net, final)]!;
      end(part, chance * share, net, first === 'double' ? 2 : 1, net >= 0);
    }
  };

  const splitRound = (chance: number, value: number, up: number, finalsOf: () => Float64Array): void => {
    const joint = new Float64Array(5 * FINALS);
    let stake = 0;
    shoe.each((second, each) => {
      const hand = [value, second];
      if (value === 1) return void (stake += settle(joint, each, hand, 1, finalsOf()));
      stake += playHand(shoe, joint, each, { hand, up, finalsOf, may });
    });
    for (let final = 0; final < FINALS; final += 1) {
      let all = 0;
      for (let net = -2; net <= 2; net += 1) all += joint[at(net, final)]!;
      if (all === 0) continue;
      for (let a = -2; a <= 2; a += 1) {
        for (let b = -2; b <= 2; b += 1) {
          const share = (chance * joint[at(a, final)]! * joint[at(b, final)]!) / all;
          end('split', share, a + b, 2 * stake, a >= 0 || b >= 0);
        }
      }
    }
  };

  shoe.each((up, a) =>
    shoe.each((first, b) =>
      shoe.each((second, c) => {
        const hand = [first, second];
        // The dealer has looked for blackjack: with a ten or an ace, the hole card is known not to make one.
        if (up !== 1 && up !== 10) return round(a * b * c, hand, [up], cached(shoe, [up]));
        shoe.each((hole, d) => round(a * b * c * d, hand, [up, hole], cached(shoe, [up, hole])));
      }),
    ),
  );
  const parts = (share: number): number => Math.round(share * PARTS);
  return {
    components: {
      blackjack: parts(components.blackjack),
      plain: parts(components.plain),
      double: parts(components.double),
      split: parts(components.split),
    },
    staked: parts(sums.staked),
    square: parts(sums.square),
    hit: parts(sums.hit),
    win: parts(sums.win),
    max: parts(sums.max),
  };
}

const finals = new Map<string, Float64Array>();

/** The dealer's finals for the shoe at the time of the call. */
const cached = (shoe: ValueShoe, dealer: readonly number[]) => (): Float64Array => {
  const key = `${dealer.join()}|${shoe.key()}`;
  const known = finals.get(key) ?? dealerFinals(shoe, dealer);
  finals.set(key, known);
  return known;
};

/** A hand against the dealer's open card. */
interface Playing {
  hand: readonly number[];
  up: number;
  finalsOf: () => Float64Array;
  may: MayMove;
}

/** Plays a hand to its end by basic strategy and returns its mean stake. */
function playHand(shoe: ValueShoe, joint: Joint, chance: number, { hand, up, finalsOf, may }: Playing): number {
  const { points } = totalOf(hand);
  const double = may.double && hand.length === 2;
  const move = points > 20 ? 'stand' : basicMove(hand, up, { double, split: false });
  if (move === 'stand') return settle(joint, chance, hand, 1, finalsOf());
  let stake = 0;
  shoe.each((value, each) => {
    const next = [...hand, value];
    if (move === 'double') stake += settle(joint, chance * each, next, 2, finalsOf());
    else stake += playHand(shoe, joint, chance * each, { hand: next, up, finalsOf, may });
  });
  return stake;
}

function settle(joint: Joint, chance: number, hand: readonly number[], stake: number, dealer: Float64Array): number {
  const { points } = totalOf(hand);
  for (let final = 0; final < FINALS; final += 1) {
    joint[at(stake * against(points, final), final)]! += chance * dealer[final]!;
  }
  return chance * stake;
}
