import { JOKER, rankOf, suitOf } from './cards.ts';

/** All sets of `size` cards in rising order. The array is reused from one set to the next. */
export function* sets(size: number, faces: number): Generator<readonly number[]> {
  const set = Array.from({ length: size }, (_, index) => index);
  while (true) {
    yield set;
    let place = size - 1;
    while (place >= 0 && set[place] === faces - size + place) place -= 1;
    if (place < 0) return;
    set[place]! += 1;
    for (let next = place + 1; next < size; next += 1) set[next] = set[next - 1]! + 1;
  }
}

/**
 * Returns how many sets of cards differ from this one only by the names of the suits, itself included, and 0 for all of them
 * but one: an enumeration of the others is enough.
 */
export function alikeBySuits(cards: readonly number[]): number {
  const suits = [0, 0, 0, 0];
  for (const card of cards) if (card !== JOKER) suits[suitOf(card)]! |= 1 << rankOf(card);
  let [ways, same] = [24, 1];
  for (let suit = 1; suit < 4; suit += 1) {
    if (suits[suit]! > suits[suit - 1]!) return 0;
    same = suits[suit] === suits[suit - 1] ? same + 1 : 1;
    ways /= same;
  }
  return ways;
}
