import { h } from '../../../client/dom.ts';
import type { Params } from '../shape.ts';
import { createCard } from './card.ts';
import { outcomeOf } from './outcome.ts';
import { loadFamilyTexts } from './texts/index.ts';

/** Shows a computed state: the balls, and the cards with what they complete. */
export async function verified(language: string): Promise<(params: Params, view: unknown) => HTMLElement[]> {
  const texts = await loadFamilyTexts({ language });
  return (_, view) => {
    const { balls, cards } = outcomeOf({ outcome: view });
    const laid = cards.map((card, index) => createCard(card, texts('card', { number: index + 1 }), texts));
    for (const card of laid) {
      for (const ball of balls) card.call(ball);
      card.finish();
    }
    return [h('p', { dir: 'ltr' }, `${texts('balls')}: ${balls.join(', ')}`), ...laid.map(({ element }) => element)];
  };
}
