import { perParams } from '../shared/per-params.ts';
import { plus, ratio, toNumber, type Rational } from '../shared/rational.ts';
import type { ParSheet } from '../par.ts';
import { figures } from './figures.ts';
import type { Params } from './shape.ts';

const PARTS = 1_000_000_000_000n;
const share = (parts: number): Rational => ratio(parts, PARTS);

/** Both hands of a split are doubled and win: four stakes, paid twice. */
const MAX = ratio(8);

/** The figures of basic strategy. A return counts what was won or lost against the first stake. */
export const parOf = perParams(({ rules }: Params): ParSheet => {
  const { components, staked, square, hit, win, max } = figures[rules];
  const rtp = Object.values(components).map(share).reduce(plus);
  const mean = toNumber(rtp);
  const gain = ratio(rtp.n - rtp.d, rtp.d);
  return {
    bets: [
      {
        bet: 'deal',
        rtp,
        components: Object.fromEntries(Object.entries(components).map(([part, parts]) => [part, share(parts)])),
        rtpOfAllStakes: plus(ratio(1), ratio(gain.n * PARTS, gain.d * BigInt(staked))),
        hitRate: share(hit),
        winRate: share(win),
        deviation: Math.sqrt(toNumber(share(square)) - mean * mean),
        maxWin: { stakes: MAX, probability: share(max) },
        computed: { how: 'enumerated', cases: FIRST_CARDS },
      },
    ],
  };
});

/** Values of the dealer's open card and the player's two cards; what follows is enumerated to the end. */
const FIRST_CARDS = 10 ** 3;
