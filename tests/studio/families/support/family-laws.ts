import { expect, test } from 'vitest';
import type { AnyFamily } from '../../../../studio/families/family.ts';
import { playNow } from '../../../../studio/families/kit/draw.ts';
import { toNumber } from '../../../../studio/families/kit/rational.ts';
import { playOut, simulate } from '../../../../studio/families/kit/simulate.ts';
import { profile } from '../../../chaos/support/profile.ts';
import { seededWords } from '../../support/seeded-words.ts';

/** A title under test, and the rounds that its simulation needs for a band of at most 0.5 % of the return. */
export interface TitleUnderTest {
  name: string;
  params: unknown;
  rounds: number;
  /** Too rare to be simulated: the family's own test counts its wins over all cases instead. */
  isEnumerated?: boolean;
}

const FOUR = 4;
/** Seeds of the laws about single rounds. */
const SEEDS = 200;
/** Rounds that are compared with the stated maximum. */
const LIMITED = profile.volume({ long: 20_000, short: 20_000 });
/** Part of the volume for the bets whose turn it is not. */
const REDUCED = 10;

/**
 * The volume of one bet's tests: in `npm test` an eighth of all bets has the whole, in turn by commit, and the others a tenth
 * and no simulation; `npm run chaos` has the whole for all.
 */
const isWhole = (place: number): boolean => {
  const eighths = profile.volume({ long: 8, short: 8 });
  return (place + profile.seed) % 8 < eighths;
};

/** The tests that every family must pass with every title of it. */
export function testFamilyLaws(family: AnyFamily, titles: readonly TitleUnderTest[]): void {
  // Families of few bets are not all in the same eighth.
  let bets = family.name.length;
  for (const { name, params: given, rounds, isEnumerated } of titles) {
    const params: unknown = family.Params.parse(given);
    const examples = Object.entries(family.examples(params));
    const volumes = new Map(
      examples.map(([key]) => {
        const part = isWhole((bets += 1)) ? 1 : REDUCED;
        return [key, { rounds: Math.ceil(rounds / part), seeds: Math.ceil(SEEDS / part) }];
      }),
    );
    const volumeOf = (key: string) => volumes.get(key)!;

    test(`${name}: the PAR sheet has every bet type, and a return from 50 to 99.9 %`, () => {
      const { bets } = family.par(params);
      expect(bets.map(({ bet }) => bet)).toEqual(examples.map(([key]) => key));
      for (const { rtp, components } of bets) {
        expect(toNumber(rtp)).toBeGreaterThanOrEqual(0.5);
        expect(toNumber(rtp)).toBeLessThanOrEqual(0.999);
        const sum = Object.values(components).reduce((total, part) => total + toNumber(part), 0);
        expect(sum).toBeCloseTo(toNumber(rtp), 6);
      }
    });

    // Few rounds show too little of the rare wins for the measured error to hold.
    const simulated = isEnumerated ? [] : examples.filter(([key]) => volumeOf(key).rounds === rounds);
    test.each(simulated)(
      `${name}, %s: a simulation agrees with the PAR sheet within four standard errors`,
      (key, bet) => {
        const stated = family.par(params).bets.find((each) => each.bet === key);
        const measured = simulate(family, params, bet, rounds, seededWords(rounds));
        const band = FOUR * measured.standardError;
        expect(Math.abs(measured.mean - toNumber(stated!.rtp))).toBeLessThanOrEqual(band);
      },
    );

    test.each(examples)(
      `${name}, %s: the same seeds and moves repeat the round, and every payout is whole`,
      (key, bet) => {
        for (let seed = 1; seed <= volumeOf(key).seeds; seed += 1) {
          for (const moveOf of ['best', 'leave'] as const) {
            const first = playOut(family, params, bet, seededWords(seed), moveOf);
            expect(playOut(family, params, bet, seededWords(seed), moveOf)).toEqual(first);
            expect(Number.isSafeInteger(first.payout) && first.payout >= 0).toBe(true);
            expect(() => structuredClone(first.state)).not.toThrow();
            expect(JSON.parse(JSON.stringify(first.state))).toEqual(first.state);
          }
        }
      },
    );

    test.each(examples)(`${name}, %s: a player who leaves pays no further stake`, (key, bet) => {
      for (let seed = 1; seed <= volumeOf(key).seeds; seed += 1) {
        const { stake } = playOut(family, params, bet, seededWords(seed), 'leave');
        expect(stake).toBe(family.stakeOf(params, bet));
      }
    });

    test.each(examples)(`${name}, %s: no payout is above the stated maximum`, (key, bet) => {
      const stated = family.par(params).bets.find((each) => each.bet === key);
      const limit = toNumber(stated!.maxWin.stakes) * family.stakeOf(params, bet);
      const nextWord = seededWords(7);
      for (let round = 0; round < Math.min(volumeOf(key).rounds, LIMITED); round += 1) {
        expect(playOut(family, params, bet, nextWord).payout).toBeLessThanOrEqual(limit + 1e-6);
      }
    });

    test.each(examples)(`${name}, %s: what was not at risk is part of the stake, and was returned`, (key, bet) => {
      for (let seed = 1; seed <= volumeOf(key).seeds; seed += 1) {
        const { stake, payout, state } = playOut(family, params, bet, seededWords(seed));
        const notAtRisk = family.notAtRisk?.(params, state) ?? 0;
        expect(notAtRisk).toBeGreaterThanOrEqual(0);
        expect(notAtRisk).toBeLessThanOrEqual(Math.min(stake, payout));
      }
    });

    test.each(examples)(`${name}, %s: a state survives JSON between two moves`, (_, bet) => {
      const nextWord = seededWords(11);
      let step = playNow(family.begin(params, bet), nextWord);
      while (step.payout === null) {
        const state: unknown = JSON.parse(JSON.stringify(step.state));
        step = playNow(family.move(params, state, family.best(params, state)), nextWord);
      }
      expect(step.payout).toBeGreaterThanOrEqual(0);
    });

    test.each(examples)(`${name}, %s: a good move needs only what the player sees`, (key, bet) => {
      for (let seed = 1; seed <= volumeOf(key).seeds; seed += 1) {
        const nextWord = seededWords(seed);
        let step = playNow(family.begin(params, bet), nextWord);
        while (step.payout === null) {
          const move: unknown = family.best(params, step.state);
          expect(family.best(params, family.view(params, step.state))).toEqual(move);
          step = playNow(family.move(params, step.state, move), nextWord);
        }
      }
    });
  }
}
