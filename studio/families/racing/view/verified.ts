import { h } from '../../../client/dom.ts';
import type { Params } from '../shape.ts';
import { runnerName } from './name.ts';
import { outcomeOf } from './outcome.ts';
import { said } from './said.ts';
import { loadFamilyTexts } from './texts/index.ts';

/** Shows a computed state: the first three, and the whole order. */
export async function verified(language: string): Promise<(params: Params, view: unknown) => HTMLElement[]> {
  const texts = await loadFamilyTexts({ language });
  return (params, view) => {
    const { order } = outcomeOf({ outcome: view });
    return [
      h('p', {}, said(texts, params, order)),
      h('ol', {}, ...order.map((runner) => h('li', {}, runnerName(texts, params, runner)))),
    ];
  };
}
