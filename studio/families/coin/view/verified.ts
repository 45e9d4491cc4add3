import { h } from '../../../client/dom.ts';
import type { Params } from '../params.ts';
import { outcomeOf } from './outcome.ts';
import { loadFamilyTexts } from './texts/index.ts';

/** Shows a computed state: each call beside what was flipped. */
export async function verified(language: string): Promise<(params: Params, view: unknown) => HTMLElement[]> {
  const texts = await loadFamilyTexts({ language });
  return (_, view) => {
    const { calls, flips } = outcomeOf({ outcome: view });
    const pairs = flips.map((side, index) => `${texts(calls[index]!)} → ${texts(side)}`);
    return [h('p', {}, `${texts('verify.round')}: ${pairs.join(' · ')}`)];
  };
}
