import { perParams } from '../shared/per-params.ts';
import { parOfOutcomes } from '../shared/outcomes.ts';
import { plus, ratio, times, toNumber, type Rational } from '../shared/rational.ts';
import type { ParBet, ParSheet } from '../par.ts';
import { LEVEL, LOST, NETS, resultAt } from './enumerate.ts';
import { figures } from './figures.ts';
import { ACES, ANTE_PAYS } from './pays.ts';
import type { Params } from './shape.ts';

/** Flops, the player's cards, and turns and rivers with the dealer's cards. */
const ALL = 22_100 * 1176 * 1081 * 990;
const HANDS_OF_FIVE = 2_598_960;

const ZERO = ratio(0);
const sum = (parts: readonly Rational[]): Rational => parts.reduce(plus, ZERO);

function anteBet(): ParBet {
  const chances = figures.called.map((ways) => ratio(ways, ALL));
  const part = (result: number): Rational => times(chances[result]!, ratio(1 + NETS[result]!));
  const hands = ANTE_PAYS.map((hand, place) => {
    const won = sum([false, true].map((qualified) => part(resultAt(place, qualified))));
    return [hand, won] as const;
  });
  const components = { ...Object.fromEntries(hands), level: part(LEVEL), lost: part(LOST) };
  const rtp = sum(Object.values(components));
  const square = sum(chances.map((chance, result) => times(chance, ratio((1 + NETS[result]!) ** 2))));
  const gain = ratio(rtp.n - rtp.d, rtp.d);
  const staked = plus(ratio(1), times(ratio(2), sum(chances)));
  const hitRate = sum(chances.filter((_, result) => result !== LOST));
  const top = resultAt(0, true);
  return {
    bet: 'ante',
    rtp,
    components,
    rtpOfAllStakes: plus(ratio(1), ratio(gain.n * staked.d, gain.d * staked.n)),
    hitRate,
    winRate: sum(chances.filter((_, result) => result !== LOST && result !== LEVEL)),
    deviation: Math.sqrt(toNumber(square) - toNumber(rtp) ** 2),
    maxWin: { stakes: ratio(3 + NETS[top]!), probability: chances[top]! },
    computed: { how: 'enumerated', cases: ALL },
  };
}

const acesBet = (): ParBet =>
  parOfOutcomes(
    'aces',
    figures.aces.map((hands, place) => ({
      chance: ratio(hands, HANDS_OF_FIVE),
      payout: ratio(1 + ACES[place]!),
      component: place === 5 ? 'aces-to-straight' : ANTE_PAYS[place]!,
    })),
    HANDS_OF_FIVE,
  );

export const parOf = perParams(({ aces }: Params): ParSheet => ({ bets: aces ? [anteBet(), acesBet()] : [anteBet()] }));
