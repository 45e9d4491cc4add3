import type { Params } from './shape.ts';

/** Milliseconds of a second, times the parts of the growth. */
const SCALE = 1_000 * 10_000;

/** The multiplier in whole hundredths, so many milliseconds after the take-off: 100 × e^(growth × time), rounded down. */
export const multiplierAt = ({ growth }: Pick<Params, 'growth'>, ms: number): number =>
  Math.floor(100 * Math.exp((growth * Math.max(0, ms)) / SCALE));

/** The first whole millisecond at which the multiplier is at least this. */
export function msTo(params: Pick<Params, 'growth'>, multiplier: number): number {
  let ms = Math.max(0, Math.floor((Math.log(multiplier / 100) * SCALE) / params.growth) - 1);
  while (multiplierAt(params, ms) < multiplier) ms += 1;
  return ms;
}
