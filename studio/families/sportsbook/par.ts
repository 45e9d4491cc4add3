import { perParams } from '../shared/per-params.ts';
import { minus, plus, ratio, times, type Rational } from '../shared/rational.ts';
import type { ParBet, ParSheet } from '../par.ts';
import type { Chance } from '../shared/book.ts';
import { marketsOf } from './markets.ts';
import type { Match } from './match.ts';
import { pricesOf } from './prices.ts';
import { SPORTS, sportOf, type Sport } from './sports.ts';
import type { Params } from './shape.ts';

/*
 * The sheet has each kind of market of each sport, on a match of two average sides before its start. Stakes are spread over the
 * outcomes so that the return does not depend on the result; that return is one over the sum of the inverse prices. The range
 * is that of a stake on one outcome.
 */
const MICRO = 1_000_000_000;
const exact = (value: number): Rational => ratio(Math.round(value * MICRO), MICRO);

/** A match of two average sides. */
function average(sport: Sport): Match {
  const of = sportOf(sport);
  const strength: [number, number] = of.model === 'sets' ? [of.serve, 1 - of.serve] : [of.mean * of.home, of.mean];
  const sides = { sport, league: 'league-0', home: 'team-0-0', away: 'team-1-0' };
  return { ...sides, strength, tick: 0, score: [0, 0], parts: [], lines: {} };
}

function betOf(bet: string, outcomes: readonly Chance[], margin: number): ParBet | undefined {
  const prices = pricesOf(outcomes, margin);
  const offered = outcomes
    .map((outcome, index) => ({ ...outcome, price: prices[index]! }))
    .filter(({ price }) => price > 0);
  if (offered.length < 2) return undefined;
  const inverse = offered.reduce((sum, { price }) => plus(sum, ratio(1_000, price)), ratio(0));
  const covers = Math.round(outcomes.reduce((sum, { probability }) => sum + probability, 0));
  const rtp = times(ratio(covers), ratio(inverse.d, inverse.n));
  const returns = offered.map(({ probability, back, price }) =>
    plus(exact(back), times(minus(ratio(1), exact(back)), times(exact(probability), ratio(price, 1_000)))),
  );
  const sorted = returns.toSorted((a, b) => Number(a.n * b.d - b.n * a.d > 0n) * 2 - 1);
  // Of the outcome with the shortest price.
  const favourite = offered.reduce((best, each) => (each.price < best.price ? each : best));
  const longest = offered.reduce((best, each) => (each.price > best.price ? each : best));
  const [p, d] = [favourite.probability, favourite.price / 1_000];
  return {
    bet,
    rtp,
    components: { 'bet-won': rtp },
    range: { min: sorted[0]!, max: sorted.at(-1)! },
    hitRate: exact(p),
    winRate: exact(p),
    deviation: d * Math.sqrt(p * (1 - p)),
    maxWin: { stakes: ratio(longest.price, 1_000), probability: exact(longest.probability) },
    computed: { how: 'enumerated', cases: outcomes.length },
  };
}

/** The kind of a market without its line: `set-total:1:20.5` is `set-total`. */
export const kindOf = (id: string): string => id.split(':')[0]!;

export const parOf = perParams(({ sports, margin }: Params): ParSheet => {
  const bets = new Map<string, ParBet>();
  for (const { sport } of sports) {
    for (const { id, status, outcomes } of marketsOf(average(sport)).markets) {
      const kind = kindOf(id);
      const bet = status === 1 && !bets.has(kind) ? betOf(kind, outcomes, margin / 1_000) : undefined;
      if (bet) bets.set(kind, bet);
    }
  }
  if (bets.size === 0) throw new Error(`no market of ${Object.keys(SPORTS).join(', ')}`);
  return { bets: [...bets.values()] };
});
