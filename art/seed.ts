/** A stream of pseudo-random numbers that depends on its text alone. */
export interface Seed {
  /** The next number in [0, 1). */
  next(): number;
  float(from: number, to: number): number;
  /** A whole number, both ends included. */
  int(from: number, to: number): number;
  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T;
  chance(probability: number): boolean;
  /** An independent stream, so that one part of a picture can change without affecting the others. */
  fork(name: string): Seed;
}

/** FNV-1a with a final mix: equal texts give equal numbers on every machine. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Creates the only source of randomness that drawings may use (mulberry32 over the text's hash). */
export function createSeed(text: string): Seed {
  let state = hashText(text);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    float: (from, to) => from + next() * (to - from),
    chance: (probability) => next() < probability,
    fork: (name) => createSeed(`${text}/${name}`),
    pick: (items) => {
      const item = items[int(0, items.length - 1)];
      if (item === undefined) throw new Error('pick from an empty list');
      return item;
    },
  };
}
