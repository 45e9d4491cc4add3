import { choose } from './hold.ts';
import { handOf } from './hands.ts';
import { facesOf, HANDS, type Model } from './models.ts';
import { sets } from '../shared/sets.ts';

/**
 * For every set of up to four cards, how many of the five-card hands that contain it are of each kind. `counts[k]` holds
 * HANDS.length numbers for each set of k cards, at the set's index.
 */
export interface SubsetCounts {
  counts: readonly Uint32Array[];
  /** Index of the set of these cards, which rise, or of those of them that are held. */
  indexOf: (cards: readonly number[], hold?: number) => number;
}

const KINDS = HANDS.length;
const LARGEST = 4;
const ALL = 31;
const without = (left: number): number => ALL ^ (1 << left);

/** Goes through all hands once. */
export function countSubsets(model: Model): SubsetCounts {
  const faces = facesOf(model);
  const ways = Array.from({ length: 5 }, (_, place) =>
    Uint32Array.from({ length: faces }, (_none, card) => choose(card, place + 1)),
  );
  const indexOf = (cards: readonly number[], hold = ALL): number => {
    let [index, place] = [0, 0];
    for (let at = 0; at < cards.length; at += 1) if (hold & (1 << at)) index += ways[place++]![cards[at]!]!;
    return index;
  };
  const counts = Array.from({ length: LARGEST + 1 }, (_, size) => new Uint32Array(choose(faces, size) * KINDS));

  for (const hand of sets(5, faces)) {
    const kind = HANDS.indexOf(handOf(model, hand));
    for (let left = 0; left < 5; left += 1) counts[LARGEST]![indexOf(hand, without(left)) * KINDS + kind]! += 1;
  }
  // A hand contains a set of k cards by way of 5 − k sets of k + 1 cards.
  for (let size = LARGEST; size > 0; size -= 1) {
    for (const set of sets(size, faces)) {
      const from = indexOf(set) * KINDS;
      for (let left = 0; left < size; left += 1) {
        const to = indexOf(set, without(left)) * KINDS;
        for (let kind = 0; kind < KINDS; kind += 1) counts[size - 1]![to + kind]! += counts[size]![from + kind]!;
      }
    }
    counts[size - 1]!.forEach((count, at, all) => (all[at] = count / (6 - size)));
  }
  return { counts, indexOf };
}
