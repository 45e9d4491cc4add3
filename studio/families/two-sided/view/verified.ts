import { h } from '../../../client/dom.ts';
import type { End, Params } from '../shape.ts';
import { outcomeOf } from './outcome.ts';
import { loadWords, type FamilyWords } from './texts/index.ts';

/** Who won, in words. */
export const said = (words: FamilyWords, end: End): string =>
  end === 'draw' || end === 'off' ? words(`is.${end}`) : words('wins', { side: words(`on.${end}`) });

/** Shows a computed state: who won. */
export async function verified(language: string): Promise<(params: Params, view: unknown) => HTMLElement[]> {
  const words = await loadWords({ language });
  return (_, view) => [h('p', {}, said(words, outcomeOf({ outcome: view }).end))];
}
