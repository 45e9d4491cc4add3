import { alikeBySuits, sets } from '../shared/sets.ts';
import { bestHold, drawsBySize, HOLDS, sizeOfHold, withoutOthers } from './hold.ts';
import { handOf } from './hands.ts';
import { facesOf, HANDS, payOf, type Model } from './models.ts';
import { countSubsets } from './subsets.ts';
import { smallKeys, suitsKey } from './suits-key.ts';

const KINDS = HANDS.length;

/** What the exact enumeration of a model keeps. It is generated once: scripts/write-video-poker.ts. */
export interface Figures {
  /**
   * With the best hold for each of the dealt hands: ways to end with each of HANDS, by the number of cards held. Each way is
   * a dealt hand and a draw to it.
   */
  ends: number[][];
  /** What all hands that contain a set of up to two cards pay, in the order of `smallKeys`. */
  sums: number[];
}

/**
 * Enumerates all dealt hands, up to a change of suits, with all 32 holds. The sum over all draws to a hold is that over all
 * hands that contain it, minus those that contain another card of the dealt ones (inclusion and exclusion).
 */
export function figuresOf(model: Model): Figures {
  const faces = facesOf(model);
  const { counts, indexOf } = countSubsets(model);
  const pays = HANDS.map((hand) => payOf(model, hand));
  const paid = counts.map((all) =>
    Float64Array.from({ length: all.length / KINDS }, (_, index) =>
      pays.reduce((sum, pay, kind) => sum + pay * all[index * KINDS + kind]!, 0),
    ),
  );
  const draws = drawsBySize(faces);
  const ends = draws.map(() => HANDS.map(() => 0));
  const places = new Uint32Array(HOLDS);
  const values = new Float64Array(HOLDS);
  for (const hand of sets(5, faces)) {
    const weight = alikeBySuits(hand);
    if (weight === 0) continue;
    const dealt = HANDS.indexOf(handOf(model, hand));
    for (let hold = 0; hold < HOLDS; hold += 1) {
      const size = sizeOfHold[hold]!;
      if (size < 5) places[hold] = indexOf(hand, hold);
      values[hold] = size < 5 ? paid[size]![places[hold]!]! : pays[dealt]!;
    }
    withoutOthers(values);
    const best = bestHold(values, draws);
    const row = ends[sizeOfHold[best]!]!;
    for (let hold = best; hold < HOLDS; hold += 1) {
      if ((hold & best) !== best) continue;
      const size = sizeOfHold[hold]!;
      const signed = (size - sizeOfHold[best]!) % 2 ? -weight : weight;
      if (size === 5) row[dealt]! += signed;
      else
        for (let kind = 0; kind < KINDS; kind += 1) row[kind]! += signed * counts[size]![places[hold]! * KINDS + kind]!;
    }
  }
  const sums = new Map<string, number>();
  for (let size = 0; size <= 2; size += 1) {
    for (const set of sets(size, faces)) sums.set(suitsKey(set), paid[size]![indexOf(set)]!);
  }
  return { ends, sums: smallKeys(faces).map((key) => sums.get(key)!) };
}
