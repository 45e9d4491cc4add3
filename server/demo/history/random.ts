import { createHash } from 'node:crypto';

/** Random numbers of the history: the same seed gives the same numbers. */
export interface Random {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number from `min` to `max`. */
  between(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** Some of them, in random order. */
  some<T>(from: readonly T[], count: number): T[];
}

export const hexOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export const randomOf = (seed: string): Random => {
  let count = 0;
  const next = () => Number.parseInt(hexOf(`${seed}:${count++}`).slice(0, 12), 16) / 2 ** 48;
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (from) => from[between(0, from.length - 1)]!,
    some: (from, count) =>
      from
        .map((each) => ({ each, order: next() }))
        .sort((a, b) => a.order - b.order)
        .slice(0, count)
        .map(({ each }) => each),
  };
};

/** An id in the form of a version 4 UUID, the same for the same text. */
export const uuidOf = (text: string): string => {
  const hex = hexOf(text);
  const variant = '89ab'[Number.parseInt(hex[16]!, 16) % 4]!;
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};
