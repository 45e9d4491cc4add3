import { perParams } from '../shared/per-params.ts';
import { minus, plus, ratio, times, toNumber, type Rational } from '../shared/rational.ts';
import type { ParSheet } from '../par.ts';
import { evaluateHand } from './hand.ts';
import { SEATS, type Params } from './shape.ts';

const HANDS = 22_100;
const HANDS_AFTER = 18_424;

/**
 * The figures of a hand in which two players bet their whole stake: the pot less the rake is paid, whoever wins. What is not
 * bet is returned, so a hand of smaller pots returns more of the stake, and the same of the pot.
 */
export const parOf = perParams(({ rake }: Params): ParSheet => {
  const rtp = ratio(10_000 - rake, 10_000);
  const tie = tieChance();
  const win = times(minus(ratio(1), tie), ratio(1, 2));
  const back = toNumber(rtp);
  const square = 4 * toNumber(win) * back ** 2 + toNumber(tie) * back ** 2;
  return {
    bets: [
      {
        bet: 'hand',
        rtp,
        components: { pot: rtp },
        hitRate: plus(win, tie),
        winRate: win,
        deviation: Math.sqrt(square - back ** 2),
        // All seats bet their whole stake, and one of them wins.
        maxWin: { stakes: times(ratio(SEATS), rtp), probability: ratio(1, SEATS) },
        computed: { how: 'enumerated', cases: HANDS * HANDS_AFTER },
      },
    ],
  };
});

let known: Rational | undefined;
/** The chance that two players' hands are equal, counted over the suits of each set of ranks. */
export const tieChance = (): Rational => (known ??= ratio(ties(), HANDS * HANDS_AFTER));

function ties(): number {
  const suits = [0, 1, 2, 3];
  /** Ordered pairs of hands without a common card and with equal strength, of hands with these three ranks. */
  const equal = (ranks: readonly [number, number, number]): number => {
    const hands = new Map<string, number[]>();
    for (const a of suits)
      for (const b of suits)
        for (const c of suits) {
          const hand = [ranks[0] * 4 + a, ranks[1] * 4 + b, ranks[2] * 4 + c].toSorted((x, y) => x - y);
          if (new Set(hand).size === 3) hands.set(hand.join(), hand);
        }
    const all = [...hands.values()].map((cards) => ({ cards, strength: evaluateHand(cards).strength }));
    return all.reduce(
      (sum, one) =>
        sum +
        all.filter(
          ({ strength, cards }) => strength === one.strength && !cards.some((card) => one.cards.includes(card)),
        ).length,
      0,
    );
  };
  let sum = 0;
  for (let high = 0; high < 13; high += 1)
    for (let middle = 0; middle <= high; middle += 1)
      for (let low = 0; low <= middle; low += 1) if (high !== low) sum += equal([high, middle, low]);
  return sum;
}
