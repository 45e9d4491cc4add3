import { handValue } from '../shared/poker.ts';
import { alikeBySuits, sets } from '../shared/sets.ts';
import { callsOf, NETS, RESULTS } from './enumerate.ts';
import type { Figures } from './figures.ts';
import { ACES, ACES_UP, placeOf } from './pays.ts';
import { HAND_KINDS, packFolds, situationOf } from './strategy.ts';

/** A flop, how many flops differ from it only by the names of the suits, and `callsOf` it. */
export interface FlopCalls {
  flop: readonly number[];
  alike: number;
  ways: Float64Array;
}

/** All flops up to a change of suits: 1,755, about a fifth of a second each. */
export function* allFlops(): Generator<FlopCalls> {
  for (const flop of sets(3, 52)) {
    const alike = alikeBySuits(flop);
    if (alike > 0) yield { flop: [...flop], alike, ways: callsOf(flop) };
  }
}

/** Ways of turns and rivers with the dealer's cards. */
const ENDS = 1081 * 990;
/** The results of a call, and the number of hands, of one kind of hand in one context. */
const WIDTH = RESULTS + 1;

/** Finds the hands that fold in each context, and the figures of this strategy. */
export function solve(flops: Iterable<FlopCalls>): Omit<Figures, 'aces'> {
  const always = new Float64Array(WIDTH);
  const contexts = new Map<string, Float64Array>();
  let perfect = 0;
  for (const { flop, alike, ways } of flops) {
    for (const [a, b] of sets(2, 52) as Generator<[number, number]>) {
      if (flop.includes(a) || flop.includes(b)) continue;
      const { context, hand } = situationOf([a, b], flop);
      const own = ways.subarray((a * 52 + b) * RESULTS, (a * 52 + b + 1) * RESULTS);
      perfect +=
        alike *
        Math.max(
          0,
          own.reduce((sum, count, result) => sum + count * NETS[result]!, ENDS),
        );
      const to = context === undefined ? always : (contexts.get(context) ?? new Float64Array(HAND_KINDS * WIDTH));
      if (context !== undefined) contexts.set(context, to);
      const at = context === undefined ? 0 : hand * WIDTH;
      own.forEach((count, result) => (to[at + result]! += alike * count));
      to[at + RESULTS]! += alike;
    }
  }
  const called = always.slice(0, RESULTS);
  const folds: string[] = [];
  let folded = 0;
  for (const [context, sums] of [...contexts].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const folding: number[] = [];
    for (let hand = 0; hand < HAND_KINDS; hand += 1) {
      const cell = sums.subarray(hand * WIDTH, (hand + 1) * WIDTH);
      if (gainOf(cell) < 0) {
        folding.push(hand);
        folded += cell[RESULTS]!;
      } else for (let result = 0; result < RESULTS; result += 1) called[result]! += cell[result]!;
    }
    if (folding.length > 0) folds.push(`${context}:${packFolds(folding)}`);
  }
  const gained = called.reduce((sum, count, result) => sum + count * (NETS[result]! + 1), 0);
  const all = called.reduce((sum, count) => sum + count, folded * ENDS);
  return { folds: folds.join(' '), called: [...called], folded, lost: Math.round(((perfect - gained) / all) * 1e9) };
}

/** What calling gains over folding with all hands of a kind. */
const gainOf = (cell: Float64Array): number => NETS.reduce((sum, net, result) => sum + cell[result]! * (net + 1), 0);

/** Hands of five cards that the side bet pays, by place. */
export function countAces(): number[] {
  const hands = ACES.map(() => 0);
  for (const cards of sets(5, 52)) {
    const value = handValue(cards);
    if (value >= ACES_UP) hands[placeOf(value)]! += 1;
  }
  return hands;
}
