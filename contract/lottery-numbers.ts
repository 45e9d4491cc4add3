/* How the numbers of a draw are read, by the family of its game. */

/** Digits of the highest prize, where it is the last of many numbers. */
const HIGHEST_DIGITS: Readonly<Record<string, number>> = { 'vn-north': 5, 'vn-south': 6, '4d': 4 };

/** The numbers of a draw as they are told in short: of a draw of many prizes, the highest. */
export function numbersOf(family: string, drawn: readonly number[]): string[] {
  const digits = HIGHEST_DIGITS[family];
  return digits === undefined ? drawn.map(String) : [String(drawn.at(-1)!).padStart(digits, '0')];
}

/** What is counted of draws: numbers from one to another, at any place; of many prizes the last two digits. */
const COUNTED: Readonly<Record<string, { from: number; to: number }>> = {
  'minute-5': { from: 0, to: 9 },
  k3: { from: 1, to: 6 },
  keno: { from: 1, to: 80 },
  lhc: { from: 1, to: 49 },
  lotto: { from: 1, to: 49 },
  'vn-north': { from: 0, to: 99 },
  'vn-south': { from: 0, to: 99 },
  '4d': { from: 0, to: 99 },
  'pick-3': { from: 0, to: 9 },
  'pick-4': { from: 0, to: 9 },
};

/** How often a number came in these draws, and how many draws ago last; all of them, if never. */
export interface NumberCount {
  number: number;
  drawn: number;
  missing: number;
}

/** Counts the numbers of these draws, the newest first. Null for a game whose draws all have the same numbers. */
export function countNumbers(family: string, draws: readonly (readonly number[])[]): NumberCount[] | null {
  const bounds = COUNTED[family];
  if (!bounds) return null;
  const isTail = HIGHEST_DIGITS[family] !== undefined;
  const read = draws.map((drawn) => new Set(isTail ? drawn.map((number) => number % 100) : drawn));
  return Array.from({ length: bounds.to - bounds.from + 1 }, (_, at) => {
    const number = bounds.from + at;
    const last = read.findIndex((drawn) => drawn.has(number));
    return {
      number,
      drawn: read.filter((drawn) => drawn.has(number)).length,
      missing: last < 0 ? read.length : last,
    };
  });
}
