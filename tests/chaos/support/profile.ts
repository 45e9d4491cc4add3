import { commitSeed } from '../../../scripts/lib/seed.mjs';

/**
 * How hard a run breaks things. `npm test` takes a quarter of the short profile's volume, by a seed that changes with each
 * commit; `npm run chaos` takes the whole of it. Both have deadlines ten times as long, since they share the machine. The long
 * profile, `npm run chaos -- --long`, has the full numbers and the deadlines the product promises.
 */
const asked = process.env['CHAOS'];
const long = asked === 'long';
const drawn = () => (long ? Math.floor(Math.random() * 1e9) : commitSeed());
const seed = Number(process.env['CHAOS_SEED'] ?? drawn());

export const profile = {
  long,
  /** `npm run chaos -- --seed <seed>` or `CHAOS_SEED=<seed> npm test` runs the same again, as far as processes and clocks can be the same. */
  seed,
  /** A deadline of the product in this profile, milliseconds. */
  within: (ms: number): number => (long ? ms : 10 * ms),
  /** The number of the long profile, or of the short one. */
  of: (numbers: { long: number; short: number }): number => (long ? numbers.long : numbers.short),
  /** How much is drawn at random: of the short profile's number, a quarter in `npm test`. */
  volume: (numbers: { long: number; short: number }): number =>
    long ? numbers.long : asked === undefined ? Math.ceil(numbers.short / 4) : numbers.short,
};

/** Tells the person at the terminal; a line starts with the seconds since this file began. */
export const say = (line: string): void => {
  process.stdout.write(`  [${(performance.now() / 1000).toFixed(1)} s] ${line}\n`);
};

export type Random = () => number;

/** Chance that repeats, 0 to 1 (mulberry32); `name` gives each user of the seed a sequence of its own. */
export const chance = (name: string): Random => {
  let state = [...name].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** A whole number from `least` to `most`, both included. */
export const between = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));
