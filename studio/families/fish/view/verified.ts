import { h } from '../../../client/dom.ts';
import type { Params } from '../params.ts';
import { outcomeOf } from './outcome.ts';
import { loadFamilyTexts } from './texts/index.ts';

/** Shows a computed state: the last shot, and what is left and won, in minor units. */
export async function verified(language: string): Promise<(params: Params, view: unknown) => HTMLElement[]> {
  const texts = await loadFamilyTexts({ language });
  return (_, view) => {
    const { shots, load, won, last } = outcomeOf({ outcome: view });
    const name = last && texts(`species.${last.target}`);
    const shot = name && (last.payout > 0 ? texts('caught', { name, amount: last.payout }) : texts('missed', { name }));
    return [h('p', {}, [texts('verify.shot', { shots, load, won }), shot].filter(Boolean).join(' · '))];
  };
}
