import type { Chance } from '../shared/book.ts';

/** Thousandths of a decimal price. */
const UNIT = 1_000;
const MIN = 1_010;
const MAX = 500_000;
/** An outcome that is less likely has no price. */
const RARE = 0.0008;

/**
 * Prices of a market's outcomes, in thousandths; 0 for an outcome that is not offered. With two outcomes the margin is
 * proportional; with more, each probability is raised to one power, which takes more of the margin from unlikely outcomes.
 */
export function pricesOf(outcomes: readonly Chance[], margin: number): number[] {
  const chances = outcomes.map(({ probability }) => probability);
  const all = chances.reduce((sum, each) => sum + each, 0);
  const isExclusive = all < 1.5;
  const shares =
    chances.length > 2 && isExclusive ? powered(chances, 1 + margin) : chances.map((p) => p * (1 + margin));
  return shares.map((share, index) => (chances[index]! < RARE ? 0 : rounded(UNIT / Math.min(share, 0.99))));
}

/** The probabilities with one power that brings their sum to `target`. */
function powered(chances: readonly number[], target: number): number[] {
  const sumAt = (power: number): number => chances.reduce((sum, p) => sum + (p > 0 ? p ** power : 0), 0);
  let [low, high] = [0.2, 1];
  for (let turn = 0; turn < 40; turn += 1) {
    const middle = (low + high) / 2;
    if (sumAt(middle) > target) low = middle;
    else high = middle;
  }
  return chances.map((p) => (p > 0 ? p ** high : 0));
}

/** Rounded down to the ladder of prices: steps of 0.01 to 5, 0.05 to 20, 0.5 to 100, then 1. */
function rounded(price: number): number {
  const step = price < 5_000 ? 10 : price < 20_000 ? 50 : price < 100_000 ? 500 : 1_000;
  return Math.max(MIN, Math.min(MAX, Math.floor(price / step + 1e-9) * step));
}
