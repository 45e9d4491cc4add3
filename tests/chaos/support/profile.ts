import { seededRandom } from '../../../dev/recording/seeded-random.ts';
import { FIXED_SEED } from '../../../scripts/lib/seed.mjs';

/**
 * The intensity of a run. `npm test` uses a quarter of the short profile's volume, always with the same seed; `npm run test:all`
 * and `npm run chaos` use the whole of it, with a seed drawn for the run. All have deadlines ten times as long, since they share
 * the machine. The long profile, `npm run chaos -- --long`, has the full numbers and the product's deadlines.
 */
const request = process.env['CHAOS'];
const long = request === 'long';
const seed = Number(process.env['CHAOS_SEED'] ?? FIXED_SEED);

export const profile = {
  long,
  /** `npm run chaos -- --seed <seed>` or `CHAOS_SEED=<seed> npm test` repeats a run, as far as processes and clocks allow. */
  seed,
  /** A deadline of the product in this profile, milliseconds. */
  within: (ms: number): number => (long ? ms : 10 * ms),
  /** The number of the long or the short profile. */
  of: (numbers: { long: number; short: number }): number => (long ? numbers.long : numbers.short),
  /** The volume of random tests: the short profile's number, a quarter of it in `npm test`. */
  volume: (numbers: { long: number; short: number }): number =>
    long ? numbers.long : request === undefined ? Math.ceil(numbers.short / 4) : numbers.short,
};

/** Prints a line to the terminal; it starts with the seconds since this file was loaded. */
export const say = (line: string): void => {
  process.stdout.write(`  [${(performance.now() / 1000).toFixed(1)} s] ${line}\n`);
};

export type Random = () => number;

/** Reproducible random numbers, 0 to 1; `name` gives each use of the seed a sequence of its own. */
export const chance = (name: string): Random =>
  seededRandom([...name].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, seed));

/** An integer from `min` to `max`, both included. */
export const between = (random: Random, min: number, max: number): number =>
  min + Math.floor(random() * (max - min + 1));
