import { questionOf } from '../deal.ts';
import { isCardPlace } from '../rules.ts';
import type { Place } from '../shape.ts';
import type { FamilyWords } from './texts/index.ts';

/** A place in words: 'Dragon', 'Tiger: red'. */
export function placeName(words: FamilyWords, place: Place): string {
  if (!isCardPlace(place)) return words(`on.${place}`);
  const [side, trait] = questionOf(place);
  return words('onCard', { side: words(`on.${side}`), trait: words(`trait.${trait}`) });
}
