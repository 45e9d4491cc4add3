import { h } from '../../../client/dom.ts';
import { cardNamesOf, loadCardNames } from '../../../client/parts/card-names/index.ts';
import type { Params } from '../shape.ts';
import { outcomeOf } from './outcome.ts';
import { loadFamilyTexts } from './texts/index.ts';

/** Shows a computed state: the cards in order, and what was guessed on each. */
export async function verified(language: string): Promise<(params: Params, view: unknown) => HTMLElement[]> {
  const [texts, names] = await Promise.all([loadFamilyTexts({ language }), loadCardNames({ language })]);
  return (_, view) => {
    const { cards, guesses } = outcomeOf({ outcome: view });
    const made = guesses.map((guess) => (guess === 'skip' ? texts('skip') : texts(`guess.${guess}`)));
    return [
      h('p', {}, `${texts('cards')}: ${cardNamesOf(names, cards)}`),
      h('p', {}, `${texts('guesses')}: ${made.join(' · ')}`),
    ];
  };
}
