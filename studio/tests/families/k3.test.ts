import { describe, expect, it } from 'vitest';
import { k3 } from '../../families/k3/index.ts';
import { TYPES } from '../../families/k3/types.ts';
import { testFamilyInvariants } from './support/family-invariants.ts';
import { testSheet, testTicket } from './support/lottery-invariants.ts';
import { playOn } from './support/play.ts';
import { testTableInvariants } from './support/table-invariants.ts';
import { titlesOf } from './support/titles-of.ts';

const params = k3.Params.parse({ edge: 1_000 });
const FACES = [1, 2, 3, 4, 5, 6];
const draws = () => FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c) => [a, b, c])));
/** Draws are cases from 0. */
const paid = (dice: number[], on: string, picks: number[][]) =>
  playOn(
    k3.begin(params, { lines: [{ on, picks, unit: 100, times: 1 }] }),
    dice.map((face) => face - 1),
  ).payout;

describe('the invariants of families', () =>
  testFamilyInvariants(
    k3,
    titlesOf('k3', 20_000).map((title) => ({ ...title, isEnumerated: true })),
  ));
testSheet(k3, TYPES, draws);
testTicket(k3);
await testTableInvariants(k3);

describe('three dice, at 90 %', () => {
  it.each([
    [[2, 4, 5], 'sides', [[0]], 180],
    [[2, 2, 2], 'sides', [[3]], 180],
    [[2, 2, 2], 'sides-no-triples', [[3]], 0],
    [[2, 4, 5], 'sides-no-triples', [[2]], 185],
    [[2, 4, 5], 'sum', [[10, 11]], 720],
    [[5, 4, 5], 'single', [[5]], 213],
    [[5, 4, 2], 'two-different', [[2, 4, 5]], 1_944],
    [[5, 4, 2], 'three-different', [[1, 2, 4, 5]], 3_240],
    [[3, 1, 2], 'straight', [[0]], 810],
    [[6, 1, 6], 'pair', [[6]], 1_215],
    [[6, 1, 6], 'pair-single', [[5, 6], [1]], 6_480],
    [[6, 6, 6], 'pair-single', [[6], [1]], 0],
    [[4, 4, 4], 'triple', [[4]], 19_440],
    [[4, 4, 4], 'any-triple', [[0]], 3_240],
  ])('%j: %s on %j pays %i', (dice, on, picks, pays) => expect(paid(dice, on, picks)).toBe(pays));
});
