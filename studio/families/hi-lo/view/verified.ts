import { h } from '../../../client/dom.ts';
import { cardNamesOf } from '../../../client/parts/card-names.ts';
import type { Params } from '../shape.ts';
import { outcomeOf } from './outcome.ts';
import { loadWords } from './texts/index.ts';

/** Shows a computed state: the cards in order, and what was guessed on each. */
export async function verified(language: string): Promise<(params: Params, view: unknown) => HTMLElement[]> {
  const words = await loadWords({ language });
  return (_, view) => {
    const { cards, guesses } = outcomeOf({ outcome: view });
    const made = guesses.map((guess) => (guess === 'skip' ? words('skip') : words(`guess.${guess}`)));
    return [
      h('p', {}, `${words('cards')}: ${cardNamesOf({ language }, cards)}`),
      h('p', {}, `${words('guesses')}: ${made.join(' · ')}`),
    ];
  };
}
