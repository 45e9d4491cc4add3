import * as z from 'zod/mini';
import { scaled } from '../families/shared/rational.ts';
import type { ParBet } from '../families/par.ts';

const Micro = z.int();

/** The PAR sheet of one bet type as numbers; shares and returns in millionths. */
export const BetFigures = z.strictObject({
  bet: z.string(),
  rtp: Micro,
  components: z.record(z.string(), Micro),
  range: z.optional(z.strictObject({ min: Micro, max: Micro })),
  rtpOfAllStakes: z.optional(Micro),
  hitRate: Micro,
  winRate: Micro,
  shares: z.optional(z.record(z.string(), Micro)),
  /** In millionths of the stake. */
  deviation: Micro,
  /** The largest payout in stakes, and one in how many rounds pays it. */
  maxWin: z.strictObject({ stakes: z.number(), oneIn: z.nullable(z.number()) }),
  computed: z.strictObject({
    how: z.enum(['enumerated', 'simulated']),
    cases: z.number(),
    seed: z.optional(z.int()),
    band: z.optional(z.number()),
  }),
});
export type BetFigures = z.infer<typeof BetFigures>;

const MICRO = 1_000_000;
const MIN_RTP = 500_000;
const MAX_RTP = 999_000;

export function figuresOf(par: ParBet): BetFigures {
  const micro = (value: ParBet['rtp']): number => scaled(value, MICRO);
  const each = (of: ParBet['components']) => Object.fromEntries(Object.entries(of).map(([key, v]) => [key, micro(v)]));
  const { probability, stakes } = par.maxWin;
  return {
    bet: par.bet,
    rtp: micro(par.rtp),
    components: each(par.components),
    ...(par.range && { range: { min: micro(par.range.min), max: micro(par.range.max) } }),
    ...(par.rtpOfAllStakes && { rtpOfAllStakes: micro(par.rtpOfAllStakes) }),
    hitRate: micro(par.hitRate),
    winRate: micro(par.winRate),
    ...(par.shares && { shares: each(par.shares) }),
    deviation: Math.round(par.deviation * MICRO),
    maxWin: {
      stakes: scaled(stakes, 100) / 100,
      oneIn: probability.n === 0n ? null : Number(probability.d / probability.n),
    },
    computed: par.computed,
  };
}

/** Returns why a title with these figures is refused, or undefined: no bet type outside 50 to 99.9 %. */
export function problemOfFigures(figures: readonly BetFigures[]): string | undefined {
  const wrong = figures.find(({ rtp }) => rtp < MIN_RTP || rtp > MAX_RTP);
  return wrong && `the bet "${wrong.bet}" returns ${wrong.rtp / 10_000} %, which is not within 50 to 99.9 %`;
}
