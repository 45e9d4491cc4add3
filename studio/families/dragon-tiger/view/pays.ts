import type { Params, Place } from '../shape.ts';
import type { FamilyTexts } from './texts/index.ts';

/** What a place pays to one, as players read it: '11 to 1'. */
export function paysWord(texts: FamilyTexts, { tie, suitedTie }: Params, place: Place): string {
  const pays = place === 'tie' ? tie : place === 'suited-tie' ? suitedTie! : 100;
  return texts('pays', { pays: pays / 100 });
}
