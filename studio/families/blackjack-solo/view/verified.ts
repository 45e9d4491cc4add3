import { h } from '../../../client/dom.ts';
import { cardNamesOf, loadCardNames } from '../../../client/parts/card-names/index.ts';
import type { Params } from '../shape.ts';
import { outcomeOf } from './outcome.ts';
import { loadFamilyTexts } from './texts/index.ts';

/** Shows a computed state: the dealer's cards, and those of each hand. */
export async function verified(language: string): Promise<(params: Params, view: unknown) => HTMLElement[]> {
  const [texts, names] = await Promise.all([loadFamilyTexts({ language }), loadCardNames({ language })]);
  return (_, view) => {
    const { dealer, hands, points } = outcomeOf({ outcome: view });
    const line = (who: string, total: number, cards: readonly number[]): HTMLElement =>
      h('p', {}, `${texts('points', { who, points: total })} (${cardNamesOf(names, cards)})`);
    return [
      line(texts('dealer'), points.dealer, dealer),
      ...hands.map(({ cards }, index) => line(texts('hand', { number: index + 1 }), points.hands[index]!, cards)),
    ];
  };
}
