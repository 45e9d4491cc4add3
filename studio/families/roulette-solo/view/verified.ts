import { h } from '../../../client/dom.ts';
import type { Params } from '../shape.ts';
import { outcomeOf } from './outcome.ts';
import { colourOf } from './place.ts';
import { loadFamilyTexts } from './texts/index.ts';

/** Shows a computed state: the number and its colour. */
export async function verified(language: string): Promise<(params: Params, view: unknown) => HTMLElement[]> {
  const texts = await loadFamilyTexts({ language });
  return (_, view) => {
    const { number } = outcomeOf({ outcome: view });
    const colour = number === 0 ? texts('green') : texts(colourOf(number) === 'red' ? 'on.red' : 'on.black');
    return [h('p', {}, texts('came', { number, colour }))];
  };
}
