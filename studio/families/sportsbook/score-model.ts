import { extraOf, type Match } from './match.ts';
import type { ScoreSport } from './sports.ts';

/** Probabilities of the final score: each side's points, the difference and the sum. All markets come from these. */
export interface ScoreChances {
  home: Float64Array;
  away: Float64Array;
  /** At index `difference + shift`. */
  difference: Float64Array;
  shift: number;
  total: Float64Array;
  /** The joint probability. */
  at: (home: number, away: number) => number;
}

/** What is less likely than this is left out. */
const TAIL = 1e-10;

/** Points still to come: a compound Poisson distribution, by Panjer's recursion. */
export function pointsToCome({ points }: ScoreSport, mean: number): number[] {
  const chances = [Math.exp(-mean)];
  for (let sum = chances[0]!, total = 1; sum < 1 - TAIL && total < 400; total += 1) {
    let chance = 0;
    for (const [worth, probability] of points)
      if (worth <= total) chance += worth * probability * (chances[total - worth] ?? 0);
    chance *= mean / total;
    chances.push(chance);
    sum += chance;
  }
  return chances;
}

/** The distribution of the final score from how the match stands. */
export function scoreChances(match: Match, of: ScoreSport): ScoreChances {
  const left = Math.max(0, 1 - match.tick / of.ticks);
  const [h, a] = match.strength.map((mean) => pointsToCome(of, mean * left)) as [number[], number[]];
  const [home0, away0] = match.score;
  const extra = of.tie === 'draw' || left === 0 ? 0 : of.tie;
  const size = Math.max(home0 + h.length, away0 + a.length) + extra;
  const shift = size;
  const difference = new Float64Array(2 * size + 1);
  const total = new Float64Array(2 * size + 1);
  const [home, away] = [new Float64Array(size + 1), new Float64Array(size + 1)];
  const first = extraOf(match);
  const put = (x: number, y: number, chance: number): void => {
    home[x]! += chance;
    away[y]! += chance;
    difference[x - y + shift]! += chance;
    total[x + y]! += chance;
  };
  for (let i = 0; i < h.length; i += 1)
    for (let j = 0; j < a.length; j += 1) {
      const chance = h[i]! * a[j]!;
      const [x, y] = [home0 + i, away0 + j];
      if (extra > 0 && x === y) {
        put(x + extra, y, chance * first);
        put(x, y + extra, chance * (1 - first));
      } else put(x, y, chance);
    }
  return { home, away, difference, shift, total, at: (x, y) => (h[x - home0] ?? 0) * (a[y - away0] ?? 0) };
}
