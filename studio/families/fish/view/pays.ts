import type { Target } from '../params.ts';
import type { FamilyTexts } from './texts/index.ts';

/** What a target pays, in the cost of the shot: one prize, or the least and the highest. */
export function paysWord(texts: FamilyTexts, { prizes }: Target): string {
  const pays = prizes.map((prize) => prize.pays);
  const [min, max] = [Math.min(...pays), Math.max(...pays)];
  return min === max ? String(min) : texts('range', { min, max });
}
