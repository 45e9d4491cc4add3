import { h } from '../../../client/dom.ts';
import { cardNamesOf, loadCardNames } from '../../../client/parts/card-names/index.ts';
import type { Params } from '../shape.ts';
import { outcomeOf } from './outcome.ts';
import { loadFamilyTexts } from './texts/index.ts';

/** Shows a computed state: the cards of the player, the table and the dealer. */
export async function verified(language: string): Promise<(params: Params, view: unknown) => HTMLElement[]> {
  const [texts, names] = await Promise.all([loadFamilyTexts({ language }), loadCardNames({ language })]);
  return (_, view) => {
    const { player, board, dealer } = outcomeOf({ outcome: view });
    const line = (name: string, cards: readonly number[]): HTMLElement =>
      h('p', {}, `${name}: ${cardNamesOf(names, cards)}`);
    return [
      line(texts('you'), player),
      line(texts('board'), board),
      ...(dealer.length > 0 ? [line(texts('dealer'), dealer)] : []),
    ];
  };
}
