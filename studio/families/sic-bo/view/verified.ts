import { h } from '../../../client/dom.ts';
import { sizeOf, totalOf } from '../dice.ts';
import type { Params } from '../shape.ts';
import { outcomeOf } from './outcome.ts';
import { loadFamilyTexts } from './texts/index.ts';

/** Shows a computed state: the dice with their total. */
export async function verified(language: string): Promise<(params: Params, view: unknown) => HTMLElement[]> {
  const texts = await loadFamilyTexts({ language });
  return (_, view) => {
    const { dice } = outcomeOf({ outcome: view });
    const size = texts(`is.${sizeOf(dice)}`);
    return [h('p', {}, texts('result', { dice: dice.join(', '), total: totalOf(dice), size }))];
  };
}
