import { h } from '../../../client/dom.ts';
import { cardNamesOf, loadCardNames } from '../../../client/parts/card-names/index.ts';
import type { Params } from '../shape.ts';
import { outcomeOf } from './outcome.ts';
import { loadFamilyTexts } from './texts/index.ts';

/** Shows a computed state: the cards of each seat that its player could see. */
export async function verified(language: string): Promise<(params: Params, view: unknown) => HTMLElement[]> {
  const [texts, names] = await Promise.all([loadFamilyTexts({ language }), loadCardNames({ language })]);
  return (_, view) => {
    const { cards, own } = outcomeOf({ outcome: view });
    return cards.flatMap((each, place) =>
      each
        ? [
            h(
              'p',
              {},
              texts('cards', {
                who: place === own ? texts('you') : texts('seat', { seat: place + 1 }),
                cards: cardNamesOf(names, each),
              }),
            ),
          ]
        : [],
    );
  };
}
