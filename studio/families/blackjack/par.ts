import type { Figures } from '../blackjack-solo/enumerate.ts';
import { perParams } from '../shared/per-params.ts';
import { plus, ratio, toNumber, type Rational } from '../shared/rational.ts';
import type { ParBet, ParSheet } from '../par.ts';
import { figures } from './figures.ts';
import type { Params } from './shape.ts';

const PARTS = 1_000_000_000_000n;
const share = (parts: number): Rational => ratio(parts, PARTS);

/** Values of the dealer's open card and the player's two cards; what follows is enumerated to the end. */
const FIRST_CARDS = 10 ** 3;

/** The most that a round pays, in first stakes: a doubled hand that wins, or behind, a blackjack. */
const MAX = { hand: ratio(4), behind: ratio(5, 2) };

function betOf(bet: 'hand' | 'behind', { components, staked, square, hit, win, max }: Figures): ParBet {
  const { blackjack, plain, double } = components;
  const kept = { blackjack, plain, ...(bet === 'hand' && { double }) };
  const rtp = Object.values(kept).map(share).reduce(plus);
  const mean = toNumber(rtp);
  const gain = ratio(rtp.n - rtp.d, rtp.d);
  return {
    bet,
    rtp,
    components: Object.fromEntries(Object.entries(kept).map(([part, each]) => [part, share(each)])),
    ...(bet === 'hand' && { rtpOfAllStakes: plus(ratio(1), ratio(gain.n * PARTS, gain.d * BigInt(staked))) }),
    hitRate: share(hit),
    winRate: share(win),
    deviation: Math.sqrt(toNumber(share(square)) - mean * mean),
    maxWin: { stakes: MAX[bet], probability: share(max) },
    computed: { how: 'enumerated', cases: FIRST_CARDS },
  };
}

/** The figures of basic strategy without splits, and of the strategy that plays the bets behind. */
export const parOf = perParams(({ rules }: Params): ParSheet => ({
  bets: [betOf('hand', figures[rules].hand), betOf('behind', figures[rules].behind)],
}));
