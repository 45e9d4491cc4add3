import { inStakes } from '../shared/multiplier.ts';
import { parOfOutcomes } from '../shared/outcomes.ts';
import { perParams } from '../shared/per-params.ts';
import { ratio } from '../shared/rational.ts';
import type { ParSheet } from '../par.ts';
import { CASES, wholeOf } from './rules.ts';
import type { Params } from './shape.ts';

/** Automatic cash-outs whose figures are stated, in hundredths; the first is the usual one. */
const STATED = [200, 110, 150, 500, 1_000, 10_000];
/** The key of a bet that flies to the top. */
export const TOP = 'top';

/** The cash-outs of the sheet by key. */
export const targets = ({ top }: Params): Map<string, number> =>
  new Map([...STATED.filter((at) => at < top).map((at): [string, number] => [`at-${at}`, at]), [TOP, top]]);

/** Chance that a flight gets to this multiplier: of 2^32 equal cases. */
export const waysTo = (params: Params, multiplier: number): bigint => wholeOf(params) / BigInt(multiplier);

/** The return of every cash-out, exactly; how a player chooses among them does not change the chance of each. */
export const parOf = perParams((params: Params): ParSheet => ({
  bets: [...targets(params)].map(([key, at]) => {
    const chance = ratio(Number(waysTo(params, at)), CASES);
    return parOfOutcomes(key, [{ chance, payout: inStakes(at), component: 'win' }], CASES);
  }),
}));
