import { figures } from './figures.ts';
import { handOf } from './hands.ts';
import { bestHold, drawsBySize, HOLDS, withoutOthers } from './hold.ts';
import { facesOf, modelOf, payOf, type ModelName } from './models.ts';
import type { Move, Params } from './shape.ts';
import { smallKeys, suitsKey } from './suits-key.ts';

/** What all hands that contain up to three cards pay, by the cards' key. Those of three are computed when needed. */
const known = new Map<ModelName, Map<string, number>>();

function sumsOf(model: ModelName): Map<string, number> {
  const sums =
    known.get(model) ??
    new Map(smallKeys(facesOf(modelOf(model))).map((key, index) => [key, figures[model].sums[index]!]));
  known.set(model, sums);
  return sums;
}

/** Returns the hold with the highest mean of all draws. The first of equal ones is that of the PAR sheet. */
export function best({ model }: Params, { dealt }: { dealt: readonly number[] }): Move {
  const hold = bestHold(drawSums(model, dealt), drawsBySize(facesOf(modelOf(model))));
  return { hold: dealt.map((_, place) => (hold & (1 << place)) !== 0) };
}

/** Returns what all draws to each of the 32 holds pay together. */
export function drawSums(model: ModelName, dealt: readonly number[]): Float64Array {
  const sums = new Float64Array(HOLDS);
  for (let hold = 0; hold < HOLDS; hold += 1) {
    sums[hold] = sumOver(
      model,
      dealt.filter((_, place) => hold & (1 << place)),
    );
  }
  withoutOthers(sums);
  return sums;
}

function sumOver(model: ModelName, held: readonly number[]): number {
  if (held.length > 3) return enumerate(model, held);
  const sums = sumsOf(model);
  const key = suitsKey(held);
  const sum = sums.get(key) ?? enumerate(model, held);
  sums.set(key, sum);
  return sum;
}

/** Goes through all hands that contain these cards. */
function enumerate(name: ModelName, held: readonly number[]): number {
  const model = modelOf(name);
  const faces = facesOf(model);
  const hand = [...held];
  const from = (first: number): number => {
    if (hand.length === 5) return payOf(model, handOf(model, hand));
    let sum = 0;
    for (let card = first; card < faces; card += 1) {
      if (held.includes(card)) continue;
      hand.push(card);
      sum += from(card + 1);
      hand.pop();
    }
    return sum;
  };
  return from(0);
}
