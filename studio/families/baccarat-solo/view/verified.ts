import { h } from '../../../client/dom.ts';
import { cardNamesOf, loadCardNames } from '../../../client/parts/card-names/index.ts';
import { pointsOf, totalOf } from '../coup.ts';
import type { Params } from '../shape.ts';
import { outcomeOf } from './outcome.ts';
import { loadFamilyTexts } from './texts/index.ts';

/** Shows a computed state: the cards and points of both sides. */
export async function verified(language: string): Promise<(params: Params, view: unknown) => HTMLElement[]> {
  const [texts, names] = await Promise.all([loadFamilyTexts({ language }), loadCardNames({ language })]);
  return (_, view) => {
    const shown = outcomeOf({ outcome: view });
    return (['player', 'banker'] as const).map((side) => {
      const points = totalOf(shown[side].map(pointsOf));
      return h(
        'p',
        {},
        `${texts('points', { side: texts(`on.${side}`), points })} (${cardNamesOf(names, shown[side])})`,
      );
    });
  };
}
