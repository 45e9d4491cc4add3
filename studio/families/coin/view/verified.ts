import { h } from '../../../client/dom.ts';
import type { Params } from '../params.ts';
import { outcomeOf } from './outcome.ts';
import { loadWords } from './texts/index.ts';

/** Shows a computed state: each call beside what was flipped. */
export async function verified(language: string): Promise<(params: Params, view: unknown) => HTMLElement[]> {
  const words = await loadWords({ language });
  return (_, view) => {
    const { calls, flips } = outcomeOf({ outcome: view });
    const pairs = flips.map((side, index) => `${words(calls[index]!)} → ${words(side)}`);
    return [h('p', {}, `${words('verify.round')}: ${pairs.join(' · ')}`)];
  };
}
