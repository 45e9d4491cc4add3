import type { SoundName } from './names.ts';

/** One sound: notes of the title's scale, or noise. `level` is the loudness of its peak, from 0 to 1. */
export interface Score {
  level: number;
  /** Degrees of the scale, one after another; a group sounds together. */
  notes?: readonly (number | readonly number[])[];
  /** The length of notes, as a multiple of the title's. */
  ring?: number;
  /** A burst of filtered noise: from this frequency to that one, in so many seconds. */
  noise?: { from: number; to: number; seconds: number };
}

/** The loudest sound that does not celebrate anything. */
export const PLAIN_LEVEL = 0.45;

/** All sounds. Only a return above the stake has one above the plain level (PP-21). */
export const SCORES: Record<SoundName, Score> = {
  bet: { level: 0.36, notes: [2, 4], ring: 0.7 },
  tick: { level: 0.22, notes: [5], ring: 0.35 },
  deal: { level: 0.34, noise: { from: 2_600, to: 1_100, seconds: 0.09 } },
  reveal: { level: 0.38, notes: [4, 6], ring: 0.8 },
  spin: { level: 0.3, noise: { from: 420, to: 1_700, seconds: 0.42 } },
  stop: { level: 0.4, notes: [0], ring: 0.5, noise: { from: 500, to: 140, seconds: 0.07 } },
  lose: { level: 0.24, notes: [2, 0], ring: 0.8 },
  cashOut: { level: 0.62, notes: [4, 6, 8, [5, 10]] },
  win: { level: 0.68, notes: [0, 2, 4, 5, [7, 9]], ring: 1.3 },
  bigWin: { level: 0.85, notes: [0, 2, 4, 5, 4, 5, 7, 9, [5, 10, 12]], ring: 2 },
};
