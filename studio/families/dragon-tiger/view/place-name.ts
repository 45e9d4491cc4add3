import { questionOf } from '../deal.ts';
import { isCardPlace } from '../rules.ts';
import type { Place } from '../shape.ts';
import type { FamilyTexts } from './texts/index.ts';

/** A place in words: 'Dragon', 'Tiger: red'. */
export function placeName(texts: FamilyTexts, place: Place): string {
  if (!isCardPlace(place)) return texts(`on.${place}`);
  const [side, trait] = questionOf(place);
  return texts('onCard', { side: texts(`on.${side}`), trait: texts(`trait.${trait}`) });
}
