import type { Target } from '../params.ts';
import type { FamilyWords } from './texts/index.ts';

/** What a target pays, in the cost of the shot: one prize, or the least and the highest. */
export function paysWord(words: FamilyWords, { prizes }: Target): string {
  const pays = prizes.map((prize) => prize.pays);
  const [least, most] = [Math.min(...pays), Math.max(...pays)];
  return least === most ? String(least) : words('range', { least, most });
}
