/** Lines of a slip: how many there are, by which names, and what they can pay. The book that takes the slip states the same. */

/** Number of combinations of k of n. */
export function choose(n: number, k: number): number {
  let count = 1;
  for (let index = 0; index < k; index += 1) count = (count * (n - index)) / (index + 1);
  return Math.round(count);
}

interface Sized {
  legs: readonly unknown[];
  /** How many legs a line has; several make a system. */
  sizes: readonly number[];
}

/** Lines of a slip: each combination of its sizes. */
export const linesOf = ({ legs, sizes }: Sized): number =>
  sizes.reduce((sum, size) => sum + choose(legs.length, size), 0);

/**
 * The sum over all lines, in parts of scaleⁿ: the elementary symmetric polynomials of the factors, without listing the lines.
 */
export function sumOfLines(factors: readonly bigint[], sizes: readonly number[], scale: bigint): bigint {
  const e = [1n, ...factors.map(() => 0n)];
  for (const factor of factors) for (let k = factors.length; k > 0; k -= 1) e[k]! += e[k - 1]! * factor;
  const n = BigInt(factors.length);
  return sizes.reduce((sum, size) => sum + e[size]! * scale ** (n - BigInt(size)), 0n);
}

/** What a slip pays if every leg wins, in minor units, rounded down once. Prices are thousandths; the stake is that of a line. */
export const paidIfAllWin = (prices: readonly number[], sizes: readonly number[], stake: number): number =>
  Number((BigInt(stake) * sumOfLines(prices.map(BigInt), sizes, 1_000n)) / 1_000n ** BigInt(prices.length));

/** Systems by their usual names: how many legs, and of which sizes its lines are. */
export const SYSTEMS = {
  trixie: { legs: 3, sizes: [2, 3] },
  patent: { legs: 3, sizes: [1, 2, 3] },
  yankee: { legs: 4, sizes: [2, 3, 4] },
  'lucky-15': { legs: 4, sizes: [1, 2, 3, 4] },
  canadian: { legs: 5, sizes: [2, 3, 4, 5] },
  'lucky-31': { legs: 5, sizes: [1, 2, 3, 4, 5] },
  heinz: { legs: 6, sizes: [2, 3, 4, 5, 6] },
  'lucky-63': { legs: 6, sizes: [1, 2, 3, 4, 5, 6] },
  'super-heinz': { legs: 7, sizes: [2, 3, 4, 5, 6, 7] },
  goliath: { legs: 8, sizes: [2, 3, 4, 5, 6, 7, 8] },
} as const satisfies Record<string, { legs: number; sizes: readonly number[] }>;
export type SystemName = keyof typeof SYSTEMS;

/** Whether two lists of sizes are the same, in any order. */
const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((size) => b.includes(size));

/** The name of a system; null if it has none. */
export const systemOf = ({ legs, sizes }: Sized): SystemName | null =>
  (Object.keys(SYSTEMS) as SystemName[]).find(
    (name) => SYSTEMS[name].legs === legs.length && isSame(SYSTEMS[name].sizes, sizes),
  ) ?? null;

/** The kinds of bet for so many legs: a combination, then plain systems down to singles, then systems with a name. */
export const kindsOf = (count: number): (readonly number[])[] => [
  ...Array.from({ length: count }, (_, index) => [count - index]),
  ...Object.values(SYSTEMS)
    .filter(({ legs }) => legs === count)
    .map(({ sizes }) => sizes),
];
