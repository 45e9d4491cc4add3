import { expect, test } from 'vitest';
import type { AnyFamily } from '../../../families/family.ts';
import { playNow } from '../../../families/shared/draw.ts';
import { toNumber } from '../../../families/shared/rational.ts';
import { playOut, simulate } from '../../../families/shared/simulate.ts';
import { seededWords } from '../../support/seeded-words.ts';
import { isProving } from './proofs.ts';

/** A title under test, and the rounds that its simulation needs for a band of at most 0.5 % of the return. */
export interface TitleUnderTest {
  name: string;
  params: unknown;
  rounds: number;
  /** Too rare to be simulated: the family's own test counts its wins over all cases instead. */
  isEnumerated?: boolean;
}

const FOUR = 4;
/** Seeds of the invariants about single rounds, and rounds that are compared with the stated maximum. */
const WHOLE = { seeds: 200, limited: 20_000 };
const REDUCED = { seeds: 5, limited: 100 };

/** One title of each model: titles of one model differ in names, themes and stakes. */
export const oneOfEachModel = <T extends { params: unknown }>(titles: readonly T[]): T[] => {
  const modelOf = ({ params }: T) => {
    const { model, rules } = params as { model?: unknown; rules?: unknown };
    return JSON.stringify(model ?? rules ?? null);
  };
  return [...new Map(titles.toReversed().map((title) => [modelOf(title), title])).values()];
};

/**
 * The tests that every family must pass: where it is proven anew (`isProving`) with every title and the whole volume, with
 * simulations; otherwise with one title of each of three models.
 */
export function testFamilyInvariants(family: AnyFamily, titles: readonly TitleUnderTest[]): void {
  const isWhole = isProving(family.name);
  const { seeds, limited } = isWhole ? WHOLE : REDUCED;
  // The whole volume of a title with a hundred bets takes a minute, and several on a busy machine.
  const within = isWhole ? { timeout: 600_000 } : {};
  for (const { name, params: given, rounds, isEnumerated } of isWhole ? titles : oneOfEachModel(titles).slice(0, 3)) {
    const params: unknown = family.Params.parse(given);
    const examples = Object.entries(family.examples(params));

    test(`${name}: the PAR sheet has every bet type, and a return from 50 to 99.9 %`, within, () => {
      const { bets } = family.par(params);
      expect(bets.map(({ bet }) => bet)).toEqual(examples.map(([key]) => key));
      for (const { bet, rtp, components } of bets) {
        expect(toNumber(rtp), bet).toBeGreaterThanOrEqual(0.5);
        expect(toNumber(rtp), bet).toBeLessThanOrEqual(0.999);
        const sum = Object.values(components).reduce((total, part) => total + toNumber(part), 0);
        expect(sum, bet).toBeCloseTo(toNumber(rtp), 6);
      }
    });

    if (isWhole && !isEnumerated)
      test.each(examples)(
        `${name}, %s: a simulation agrees with the PAR sheet within four standard errors`,
        within,
        (key, bet) => {
          const stated = family.par(params).bets.find((each) => each.bet === key);
          const measured = simulate(family, params, bet, rounds, seededWords(rounds));
          const band = FOUR * measured.standardError;
          expect(Math.abs(measured.mean - toNumber(stated!.rtp))).toBeLessThanOrEqual(band);
        },
      );

    test(`${name}: the same seeds and moves repeat the round, and every payout is whole`, within, () => {
      for (const [key, bet] of examples)
        for (let seed = 1; seed <= seeds; seed += 1) {
          for (const moveOf of ['best', 'leave'] as const) {
            const first = playOut(family, params, bet, seededWords(seed), moveOf);
            expect(playOut(family, params, bet, seededWords(seed), moveOf), key).toEqual(first);
            expect(Number.isSafeInteger(first.payout) && first.payout >= 0, key).toBe(true);
            expect(() => structuredClone(first.state), key).not.toThrow();
            expect(JSON.parse(JSON.stringify(first.state)), key).toEqual(first.state);
          }
        }
    });

    test(`${name}: a player who leaves pays no further stake`, within, () => {
      for (const [key, bet] of examples)
        for (let seed = 1; seed <= seeds; seed += 1) {
          const { stake } = playOut(family, params, bet, seededWords(seed), 'leave');
          expect(stake, key).toBe(family.stakeOf(params, bet));
        }
    });

    test(`${name}: no payout is above the stated maximum`, within, () => {
      const { bets } = family.par(params);
      for (const [key, bet] of examples) {
        const stated = bets.find((each) => each.bet === key);
        const limit = toNumber(stated!.maxWin.stakes) * family.stakeOf(params, bet);
        const nextWord = seededWords(7);
        for (let round = 0; round < Math.min(rounds, limited); round += 1)
          expect(playOut(family, params, bet, nextWord).payout, key).toBeLessThanOrEqual(limit + 1e-6);
      }
    });

    test(`${name}: what was not at risk is part of the stake, and was returned`, within, () => {
      for (const [key, bet] of examples)
        for (let seed = 1; seed <= seeds; seed += 1) {
          const { stake, payout, state } = playOut(family, params, bet, seededWords(seed));
          const notAtRisk = family.notAtRisk?.(params, state) ?? 0;
          expect(notAtRisk, key).toBeGreaterThanOrEqual(0);
          expect(notAtRisk, key).toBeLessThanOrEqual(Math.min(stake, payout));
        }
    });

    test(`${name}: a state survives JSON between two moves`, within, () => {
      for (const [key, bet] of examples) {
        const nextWord = seededWords(11);
        let step = playNow(family.begin(params, bet), nextWord);
        while (step.payout === null) {
          const state: unknown = JSON.parse(JSON.stringify(step.state));
          step = playNow(family.move(params, state, family.best(params, state)), nextWord);
        }
        expect(step.payout, key).toBeGreaterThanOrEqual(0);
      }
    });

    test(`${name}: a good move needs only what the player sees`, within, () => {
      for (const [key, bet] of examples)
        for (let seed = 1; seed <= seeds; seed += 1) {
          const nextWord = seededWords(seed);
          let step = playNow(family.begin(params, bet), nextWord);
          while (step.payout === null) {
            const move: unknown = family.best(params, step.state);
            expect(family.best(params, family.view(params, step.state)), key).toEqual(move);
            step = playNow(family.move(params, step.state, move), nextWord);
          }
        }
    });
  }
}
