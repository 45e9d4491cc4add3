import { parOfOutcomes } from '../shared/outcomes.ts';
import { inStakes } from '../shared/multiplier.ts';
import { perParams } from '../shared/per-params.ts';
import { plus, ratio, times, type Rational } from '../shared/rational.ts';
import type { ParSheet } from '../par.ts';
import type { Params } from './shape.ts';
import { FREE, PATTERNS } from './patterns.ts';
import { wonBy } from './rules.ts';

const SIDE = 5;
const ROW = (1 << SIDE) - 1;
const NUMBERS = 24;
const BALLS = 75;

/**
 * The figures of one card. All 2^24 sets of marked cells are enumerated, row by row: what matters of a set is which masks
 * are still complete and how many cells are marked. Several cards in one bet are as many bets of one card, but not
 * independent ones: the balls are the same.
 */
export const parOf = perParams((params: Params): ParSheet => {
  const masks = [...new Set(params.patterns.flatMap(({ name }) => PATTERNS[name].masks as readonly number[]))];
  const chances = new Map<string, Rational>();
  for (const [complete, byMarks] of countSets(masks)) {
    const marked = masks.reduce((all, mask, index) => (complete & (1 << index) ? all | mask : all), 0);
    const won = wonBy(params, marked).map(({ name }) => name);
    const key = won.join(' ');
    if (won.length > 0) chances.set(key, plus(chances.get(key) ?? ratio(0), chanceOf(byMarks, params.balls)));
  }
  const components: Record<string, Rational> = {};
  const outcomes = [...chances].map(([key, chance]) => {
    const won = params.patterns.filter(({ name }) => key.split(' ').includes(name));
    for (const { name, pays } of won) {
      components[name] = plus(components[name] ?? ratio(0), times(chance, inStakes(pays)));
    }
    return { chance, payout: inStakes(won.reduce((sum, { pays }) => sum + pays, 0)), component: key };
  });
  return { bets: [{ ...parOfOutcomes('card', outcomes, 2 ** NUMBERS), components }] };
});

/** Returns how many sets of marked cells complete just these masks, by their number of marked cells. */
function countSets(masks: readonly number[]): Map<number, number[]> {
  let sets = new Map([[(1 << masks.length) - 1, [1]]]);
  for (let row = 0; row < SIDE; row += 1) sets = addRow(sets, masks, row);
  return sets;
}

function addRow(sets: Map<number, number[]>, masks: readonly number[], row: number): Map<number, number[]> {
  const next = new Map<number, number[]>();
  const parts = masks.map((mask) => (mask >> (row * SIDE)) & ROW);
  const free = row * SIDE <= FREE && FREE < (row + 1) * SIDE ? 1 << (FREE - row * SIDE) : 0;
  for (let marks = 0; marks <= ROW; marks += 1) {
    if (marks & free) continue;
    const fitting = parts.reduce((fit, part, index) => ((part & marks) === part ? fit | (1 << index) : fit), 0);
    const count = bitsOf(marks);
    for (const [complete, byMarks] of sets) {
      const known = next.get(complete & fitting) ?? [];
      byMarks.forEach((ways, marked) => (known[marked + count] = (known[marked + count] ?? 0) + ways));
      next.set(complete & fitting, known);
    }
  }
  return next;
}

/** The chance that the balls mark one of these sets: the other balls fall on the 51 numbers that the card lacks. */
function chanceOf(byMarks: readonly number[], balls: number): Rational {
  let ways = 0n;
  byMarks.forEach((sets, marked) => (ways += BigInt(sets) * choose(BALLS - NUMBERS, balls - marked)));
  return ratio(ways, choose(BALLS, balls));
}

function choose(from: number, count: number): bigint {
  if (count < 0 || count > from) return 0n;
  let ways = 1n;
  for (let each = 1; each <= count; each += 1) ways = (ways * BigInt(from - count + each)) / BigInt(each);
  return ways;
}

function bitsOf(mask: number): number {
  let [left, count] = [mask, 0];
  for (; left > 0; left &= left - 1) count += 1;
  return count;
}
