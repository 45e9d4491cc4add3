/** Ways to hold 0 to 5 of five cards: bit i of a hold stands for card i. */
export const HOLDS = 32;

export const sizeOfHold = Uint8Array.from({ length: HOLDS }, (_, hold) => {
  let size = 0;
  for (let bit = hold; bit; bit >>= 1) size += bit & 1;
  return size;
});

/** Returns the number of ways to choose `count` of `from`. */
export function choose(from: number, count: number): number {
  let ways = 1;
  for (let index = 0; index < count; index += 1) ways = (ways * (from - index)) / (index + 1);
  return ways;
}

/** How many ways there are to draw to a hold of 0, 1 … 5 cards. */
export const drawsBySize = (faces: number): number[] => [0, 1, 2, 3, 4, 5].map((size) => choose(faces - 5, 5 - size));

/**
 * Turns the sums over all hands that contain each hold into the sums over those that contain no other card of the five.
 * These are the hands that can be drawn to the hold.
 */
export function withoutOthers(sums: Float64Array): void {
  for (let bit = 1; bit < HOLDS; bit <<= 1) {
    for (let hold = 0; hold < HOLDS; hold += 1) if (!(hold & bit)) sums[hold]! -= sums[hold | bit]!;
  }
}

/** Returns the hold with the highest mean. Products of sums and draws stay below 2⁵³, so that ties are exact. */
export function bestHold(sums: Float64Array, draws: readonly number[]): number {
  let best = HOLDS - 1;
  for (let hold = HOLDS - 2; hold >= 0; hold -= 1) {
    if (sums[hold]! * draws[sizeOfHold[best]!]! > sums[best]! * draws[sizeOfHold[hold]!]!) best = hold;
  }
  return best;
}
