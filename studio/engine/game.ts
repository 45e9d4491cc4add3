/** Jade Lantern as data: everything that decides a round, without its appearance. */

export const GAME = 'jade-lantern';
export const GAME_NAME = 'Jade Lantern';
export const REELS = 5;
export const ROWS = 3;

export const PAYING_SYMBOLS = ['jade', 'koi', 'crane', 'lotus', 'fan', 'A', 'K', 'Q', 'J'] as const;
export type PayingSymbol = (typeof PAYING_SYMBOLS)[number];
export const SYMBOLS = [...PAYING_SYMBOLS, 'wild', 'lantern'] as const;
export type Symbol = (typeof SYMBOLS)[number];

/** One letter per stop, so that strips are easy to read and compare. */
const LETTERS: Record<string, Symbol> = {
  j: 'jade',
  k: 'koi',
  c: 'crane',
  l: 'lotus',
  f: 'fan',
  A: 'A',
  K: 'K',
  Q: 'Q',
  J: 'J',
  W: 'wild',
  S: 'lantern',
};

export type Strip = readonly Symbol[];

function strip(letters: string): Strip {
  return [...letters].map((letter) => {
    const symbol = LETTERS[letter];
    if (!symbol) throw new Error(`no symbol for ${letter}`);
    return symbol;
  });
}

/** A symbol's share of a strip is its weight. All stops are equally likely. */
export const BASE_STRIPS: readonly Strip[] = [
  'QlcJjAQJAlkfKlfQKAQJKQJKkcfAcS',
  'lQWljSfKJfKcQAkJAklcfAKQAJWQfK',
  'clkWJAlfQlKcfJQflQkKAJWKSWQjAK',
  'fAWQAkQKcQkJAlcjAKlWfSJKlJfcJK',
  'JQKAQfAQKAlKJSkfKcJlkcQjJcflAf',
].map(strip);

/** More wilds, and no lanterns: free spins award no further free spins, so that all combinations can be enumerated. */
export const FREE_STRIPS: readonly Strip[] = [
  'KJAQKkJjlKcQAfkJKAflkQcjlQJcfA',
  'klQKWWjfcJAfQAKlAKcfQlJWfkAcJK',
  'cAfWWfkQclJKjAcJlQWWQjJlAKfAKk',
  'AJKlkcJAklAKQJjKkfWWcQfKcQlAfW',
  'kAJKQkfKAlcQAJkjKcJQcfAlfQKJlj',
].map(strip);

/** For each line, the row of each reel from the left; 0 is the top. */
export const LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
];

/** Pays of three, four and five from the left, in tenths of the stake: one unit is the stake of one line. */
export const PAYS: Readonly<Record<PayingSymbol, readonly [number, number, number]>> = {
  jade: [50, 250, 2000],
  koi: [40, 150, 750],
  crane: [30, 100, 400],
  lotus: [20, 75, 250],
  fan: [15, 50, 150],
  A: [10, 25, 100],
  K: [10, 25, 100],
  Q: [8, 20, 75],
  J: [8, 20, 75],
};

/** Free spins by number of visible lanterns. */
export const FREE_SPINS: Readonly<Record<number, number>> = { 3: 8, 4: 12, 5: 20 };
export const FREE_SPIN_MULTIPLIER = 2;

/** Stakes in minor units. Each is a multiple of the ten lines, so that every win is a whole number. */
export const STAKES = [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000] as const;

export const JACKPOT = {
  pool: 'grand',
  /** A spin wins with stake / odds: one in 5,000,000 at the reference stake, with the same return at every stake. */
  odds: 500_000_000,
  referenceStake: 100,
} as const;

/** From the start of one spin to the start of the next (PP-20). */
export const MIN_ROUND_MS = 2_500;
