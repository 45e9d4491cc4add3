import { h } from '../../../client/dom.ts';
import { cardNamesOf, loadCardNames } from '../../../client/parts/card-names/index.ts';
import type { Params } from '../shape.ts';
import { handWord } from './hand.ts';
import { outcomeOf } from './outcome.ts';
import { loadFamilyTexts } from './texts/index.ts';

/** Shows a computed state: the cards that were dealt, and the final hand. */
export async function verified(language: string): Promise<(params: Params, view: unknown) => HTMLElement[]> {
  const [texts, names] = await Promise.all([loadFamilyTexts({ language }), loadCardNames({ language })]);
  return ({ model }, view) => {
    const { dealt, cards, hand, over } = outcomeOf({ outcome: view });
    const lines = [`${texts('dealt')}: ${cardNamesOf(names, dealt)}`];
    if (over) lines.push(`${texts('final')}: ${cardNamesOf(names, cards)} – ${handWord(texts, model, hand)}`);
    return lines.map((line) => h('p', {}, line));
  };
}
