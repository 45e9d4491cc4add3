import { expect, it } from 'vitest';
import type { AnyFamily } from '../../../families/family.ts';
import { PUSH, type BetType } from '../../../families/shared/lottery/bet-type.ts';
import { playNow } from '../../../families/shared/draw.ts';
import { toNumber } from '../../../families/shared/rational.ts';
import { seededWords } from '../../support/seeded-words.ts';
import fc from '../../../../tests/support/fast-check.ts';
import { isProving } from './proofs.ts';

/** Where the family is proven anew: every prize of every bet type comes in as many of all draws as it states, and so does a returned stake. */
export function testSheet(
  family: AnyFamily,
  types: readonly BetType[],
  draws: () => Iterable<readonly number[]>,
): void {
  it.runIf(isProving(family.name)).each(types.map((type) => [type.key, type] as const))(
    `${family.name}, %s: each prize has its chance, counted over all draws`,
    (_, type) => {
      const picks = type.isByChoice ? type.prizes.map((_prize, at) => type.example(at)) : [type.example(0)];
      const counts = picks.map(() => new Map<number, number>());
      let all = 0;
      for (const balls of draws()) {
        all += 1;
        for (const [at, chosen] of picks.entries())
          for (const { prize, count } of type.hits(chosen, balls))
            counts[at]!.set(prize, (counts[at]!.get(prize) ?? 0) + count);
      }
      for (const [at, { chance, push }] of type.prizes.entries()) {
        const counted = counts[type.isByChoice ? at : 0]!;
        expect((counted.get(at) ?? 0) / all / type.units(type.example(at))).toBeCloseTo(toNumber(chance), 9);
        if (type.isByChoice) expect((counted.get(PUSH) ?? 0) / all).toBeCloseTo(push ? toNumber(push) : 0, 9);
      }
    },
  );
}

/** A ticket of every bet type pays line by line: stakes = payouts + house. */
export function testTicket(family: AnyFamily): void {
  const params: unknown = family.Params.parse({ edge: 500 });
  const lines = Object.values(family.examples(params)).flatMap((bet) => (bet as { lines: unknown[] }).lines);
  it(`${family.name}: a ticket pays the sum of its lines`, () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { state, payout } = playNow(family.begin(params, { lines }), seededWords(seed)) as {
          state: { pays: number[] };
          payout: number;
        };
        expect(state.pays.reduce((sum, pay) => sum + pay, 0)).toBe(payout);
        expect(state.pays).toHaveLength(lines.length);
      }),
    );
  });
}
