import { randomInt } from 'node:crypto';

/**
 * Splits an amount into shares of at least one minor unit: each way to do so is as likely as any other, so that every share has the
 * same expectation, whatever its place. `below` draws a whole number from 0 to below its argument. Throws RangeError if there are
 * more shares than minor units.
 */
export const split = (amount: number, shares: number, below: (end: number) => number = drawBelow): number[] => {
  if (shares < 1 || shares > amount) throw new RangeError(`${amount} cannot be split into ${shares} shares`);
  const ends = [...cuts(amount - 1, shares - 1, below)].sort((one, other) => one - other);
  return [...ends, amount].map((end, at) => end - (ends[at - 1] ?? 0));
};

/** Draws `count` different numbers from 1 to `last`, each set as likely as any other (Floyd). */
const cuts = (last: number, count: number, below: (end: number) => number): Set<number> => {
  const drawn = new Set<number>();
  for (let end = last - count + 1; end <= last; end += 1) {
    const cut = 1 + below(end);
    drawn.add(drawn.has(cut) ? end : cut);
  }
  return drawn;
};

const drawBelow = (end: number): number => randomInt(end);
