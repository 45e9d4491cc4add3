import { h } from '../../../client/dom.ts';
import { cardNamesOf } from '../../../client/parts/card-names.ts';
import type { Params } from '../shape.ts';
import { outcomeOf } from './outcome.ts';
import { loadFamilyTexts } from './texts/index.ts';

/** Shows a computed state: the cards in order, and what was guessed on each. */
export async function verified(language: string): Promise<(params: Params, view: unknown) => HTMLElement[]> {
  const texts = await loadFamilyTexts({ language });
  return (_, view) => {
    const { cards, guesses } = outcomeOf({ outcome: view });
    const made = guesses.map((guess) => (guess === 'skip' ? texts('skip') : texts(`guess.${guess}`)));
    return [
      h('p', {}, `${texts('cards')}: ${cardNamesOf({ language }, cards)}`),
      h('p', {}, `${texts('guesses')}: ${made.join(' · ')}`),
    ];
  };
}
