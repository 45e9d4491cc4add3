import { h } from '../../../client/dom.ts';
import { cardNamesOf, loadCardNames } from '../../../client/parts/card-names/index.ts';
import { pointsOf } from '../rules.ts';
import type { Params } from '../shape.ts';
import { outcomeOf } from './outcome.ts';
import { loadFamilyTexts } from './texts/index.ts';

/** Shows a computed state: the dealer's cards, the player's hand, and that of a bet behind. */
export async function verified(language: string): Promise<(params: Params, view: unknown) => HTMLElement[]> {
  const [texts, names] = await Promise.all([loadFamilyTexts({ language }), loadCardNames({ language })]);
  return (_, view) => {
    const { bet, dealer, player, behind } = outcomeOf({ outcome: view });
    const line = (who: string, cards: readonly number[]): HTMLElement =>
      h('p', {}, `${texts('points', { who, points: pointsOf(cards) })} (${cardNamesOf(names, cards)})`);
    return [
      line(texts('dealer'), dealer),
      ...(bet.hand === undefined ? [] : [line(texts('on.hand'), player)]),
      ...(behind.length > 0 ? [line(texts('on.behind'), behind)] : []),
    ];
  };
}
