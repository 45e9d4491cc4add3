import { h } from '../../../client/dom.ts';
import { cardNamesOf } from '../../../client/parts/card-names.ts';
import type { Params } from '../shape.ts';
import { handWord } from './hand.ts';
import { outcomeOf } from './outcome.ts';
import { loadFamilyTexts } from './texts/index.ts';

/** Shows a computed state: the cards that were dealt, and the final hand. */
export async function verified(language: string): Promise<(params: Params, view: unknown) => HTMLElement[]> {
  const texts = await loadFamilyTexts({ language });
  return ({ model }, view) => {
    const { dealt, cards, hand, over } = outcomeOf({ outcome: view });
    const lines = [`${texts('dealt')}: ${cardNamesOf({ language }, dealt)}`];
    if (over) lines.push(`${texts('final')}: ${cardNamesOf({ language }, cards)} – ${handWord(texts, model, hand)}`);
    return lines.map((line) => h('p', {}, line));
  };
}
