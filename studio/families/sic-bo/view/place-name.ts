import { LAYOUT, type Place } from '../layout.ts';
import type { FamilyTexts } from './texts/index.ts';

/** A place in words: 'Total 9', 'Pair 2 and 5'. */
export function placeName(texts: FamilyTexts, place: Place): string {
  const { kind, numbers } = LAYOUT.get(place)!;
  const [a = 0, b = 0] = numbers;
  return texts(`on.${kind}`, { number: a, other: b, numbers: numbers.join('-') });
}
