import { profile } from '../../support/profile.ts';
import fc, { type Arbitrary } from '../../../support/fast-check.ts';

/** Random choices for one number of a run: the same seed and number give the same choices. */
export interface Draw {
  of<T>(arbitrary: Arbitrary<T>): T;
  /** An integer, both bounds included. */
  between(min: number, max: number): number;
  pick<T>(from: readonly T[]): T;
  /** True with this probability, 0 to 1. */
  chance(share: number): boolean;
}

/** Adjacent seeds would give similar choices, so they are hashed first (FNV-1a over name, seed and number). */
const stirred = (name: string, number: number): number =>
  [...`${name} ${profile.seed} ${number}`].reduce(
    (mixed, letter) => Math.imul(mixed ^ letter.charCodeAt(0), 0x01000193),
    0x811c9dc5 | 0,
  );

/** The random choices for this number and name. */
export const drawFor = (name: string, number: number): Draw => {
  const [next] = fc.sample(fc.gen(), { seed: stirred(name, number), numRuns: 1 });
  if (!next) throw new Error('fast-check drew nothing');
  // fast-check prefers the ends of a range: right for values, wrong for choices.
  const between = (min: number, max: number): number => next(() => fc.noBias(fc.integer({ min, max })));
  return {
    of: (arbitrary) => next(() => arbitrary),
    between,
    pick: (from) => from[between(0, from.length - 1)]!,
    chance: (share) => between(0, 9_999) < share * 10_000,
  };
};

/** The numbers of a run: all up to `max`, or only HOSTILE_ONLY, to reproduce one failure. */
export const numbers = function* (max: number): Generator<number> {
  const only = process.env['HOSTILE_ONLY'];
  if (only !== undefined) yield Number(only);
  else for (let number = 1; number <= max; number += 1) yield number;
};

/** Runs the work for each number, with this many in parallel. */
export const inTurns = async (
  all: Iterable<number>,
  atOnce: number,
  work: (number: number) => Promise<void>,
): Promise<void> => {
  const left = all[Symbol.iterator]();
  const worker = async () => {
    for (let next = left.next(); !next.done; next = left.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};
