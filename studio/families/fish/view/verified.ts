import { h } from '../../../client/dom.ts';
import type { Params } from '../params.ts';
import { outcomeOf } from './outcome.ts';
import { loadWords } from './texts/index.ts';

/** Shows a computed state: the last shot, and what is left and won, in minor units. */
export async function verified(language: string): Promise<(params: Params, view: unknown) => HTMLElement[]> {
  const words = await loadWords({ language });
  return (_, view) => {
    const { shots, load, won, last } = outcomeOf({ outcome: view });
    const name = last && words(`species.${last.target}`);
    const shot = name && (last.payout > 0 ? words('caught', { name, amount: last.payout }) : words('missed', { name }));
    return [h('p', {}, [words('verify.shot', { shots, load, won }), shot].filter(Boolean).join(' · '))];
  };
}
