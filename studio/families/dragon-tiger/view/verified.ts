import { h } from '../../../client/dom.ts';
import { cardNamesOf, loadCardNames } from '../../../client/parts/card-names/index.ts';
import { SIDES, type Params } from '../shape.ts';
import { outcomeOf } from './outcome.ts';
import { loadFamilyTexts } from './texts/index.ts';

/** Shows a computed state: the cards of both sides. */
export async function verified(language: string): Promise<(params: Params, view: unknown) => HTMLElement[]> {
  const [texts, names] = await Promise.all([loadFamilyTexts({ language }), loadCardNames({ language })]);
  return (_, view) => {
    const shown = outcomeOf({ outcome: view });
    return SIDES.map((side) =>
      h('p', {}, texts('shows', { side: texts(`on.${side}`), card: cardNamesOf(names, [shown[side]]) })),
    );
  };
}
