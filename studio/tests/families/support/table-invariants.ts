import { describe, expect, it } from 'vitest';
import { RoundState } from '../../../../contract/live-rounds.ts';
import type { AnyFamily, Step } from '../../../families/family.ts';
import { playNow } from '../../../families/shared/draw.ts';
import type { LoadedTitle } from '../../../titles/load.ts';
import { loadedTitles } from '../../support/loaded-titles.ts';
import { seededWords } from '../../support/seeded-words.ts';
import fc from '../../../../tests/support/fast-check.ts';
import { oneOfEachModel } from './family-invariants.ts';
import { isProving } from './proofs.ts';

/**
 * The tests that every family played by everybody together passes, where it is proven anew with each of its tables, otherwise
 * with one of each model. Returns all its tables.
 */
export async function testTableInvariants(family: AnyFamily): Promise<LoadedTitle[]> {
  const all = [...(await loadedTitles()).values()].filter((title) => title.family === family);
  const tables = isProving(family.name) ? all : oneOfEachModel(all);
  const shared = family.shared!;
  const { choice } = shared;
  const begun = (params: unknown, bet: unknown, seed: number) => {
    const nextWord = seededWords(seed);
    return { nextWord, ...playNow(family.begin(params, bet), nextWord) };
  };
  const drawn = (params: unknown, bet: unknown, seed: number) => {
    const { nextWord, ...first } = begun(params, bet, seed);
    let step: Step<unknown> = first;
    while (step.payout === null) step = playNow(family.move(params, step.state, choice!.watch), nextWord);
    return shared.result(params, step.state);
  };
  /** A round that waits for choices. */
  const waits = (params: unknown, bet: unknown, seed = 1): number =>
    begun(params, bet, seed).payout === null ? seed : seed < 50 ? waits(params, bet, seed + 1) : 0;

  describe.each(tables.map((title) => [title.id, title] as const))(
    'the table %s',
    (_, { params, table, minRoundMs }) => {
      const bets = Object.values(family.examples(params));
      // Where players have a choice, a bet that is over before it draws nothing more.
      const whole = bets.filter((bet) => !choice || waits(params, bet) > 0);

      it('takes bets, draws and shows by its own times', () => {
        expect(table).toBeDefined();
        expect(minRoundMs).toBe(0);
      });

      it('draws the same for every bet, so that everybody sees the same round', () => {
        fc.assert(
          fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom(...whole), (seed, bet) => {
            expect(drawn(params, bet, seed)).toEqual(drawn(params, shared.watch, seed));
          }),
        );
      });

      if (choice) {
        it('deals the same for every bet before players decide', () => {
          const dealt = (bet: unknown, seed: number) => choice.dealt(params, begun(params, bet, seed).state);
          for (const bet of bets)
            for (let seed = 1; seed <= 50; seed += 1) expect(dealt(bet, seed)).toEqual(dealt(shared.watch, seed));
        });

        it('tells what is dealt in states that the vendor API takes', () => {
          const { state } = begun(params, shared.watch, waits(params, shared.watch));
          const published = {
            ...{ family: shared.family, number: 3, phase: 'deciding', players: 1, totals: {}, recent: [] },
            ...{ opensAtMs: 1_000, closesAtMs: 2_000, drawsAtMs: 3_000, nextAtMs: 4_000 },
            ...{ commitment: 'c'.repeat(64), seed: null, result: null, dealt: choice.dealt(params, state) },
            ...(choice.steps && {
              choice: { step: 0, lastsMs: 9_000, players: { open: 2, [choice.steps.nameOf(choice.watch)]: 1 } },
            }),
          };
          expect(RoundState.safeParse(published).error).toBeUndefined();
        });
      }

      it('has the stakes of a bet by place, and they are the bet', () => {
        for (const bet of bets) {
          const sum = Object.values(shared.stakes(bet)).reduce((total, stake) => total + stake, 0);
          expect(sum).toBe(family.stakeOf(params, bet));
        }
      });

      it('tells states that the vendor API takes', () => {
        const result = drawn(params, shared.watch, 7);
        const totals = Object.fromEntries(
          bets
            .flatMap((bet) => Object.entries(shared.stakes(bet)))
            .map(([place, stake]) => [place, { stake, players: 1 }]),
        );
        const state = {
          family: shared.family,
          number: 3,
          phase: 'settled',
          opensAtMs: 1_000,
          closesAtMs: 2_000,
          drawsAtMs: 3_000,
          nextAtMs: 4_000,
          totals,
          players: 1,
          commitment: 'c'.repeat(64),
          seed: 'a'.repeat(64),
          result,
          recent: [result, drawn(params, shared.watch, 8)],
        };
        expect(RoundState.safeParse(state).error).toBeUndefined();
      });
    },
  );

  it(`${family.name} has tables`, () => {
    expect(tables.length).toBeGreaterThan(0);
  });
  return all;
}
