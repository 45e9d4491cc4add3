import { h } from '../../../client/dom.ts';
import type { Params } from '../shape.ts';
import { outcomeOf } from './outcome.ts';
import { loadFamilyTexts } from './texts/index.ts';

/** Shows a computed state: the bet, and the dice with their total. */
export async function verified(language: string): Promise<(params: Params, view: unknown) => HTMLElement[]> {
  const texts = await loadFamilyTexts({ language });
  return (_, view) => {
    const { bet, dice, total } = outcomeOf({ outcome: view });
    const numbers = 'target' in bet ? bet.target : 'from' in bet ? `${bet.from}–${bet.to}` : '';
    const named = bet.kind === 'faces' ? bet.faces.join(', ') : numbers;
    return [
      h('p', {}, texts('betIs', { kind: texts(`kind.${bet.kind}`), numbers: named })),
      h('p', {}, texts('result', { dice: dice.join(' + '), total })),
    ];
  };
}
