import { h } from '../../../client/dom.ts';
import type { End, Params } from '../shape.ts';
import { outcomeOf } from './outcome.ts';
import { loadFamilyTexts, type FamilyTexts } from './texts/index.ts';

/** Who won, in words. */
export const said = (texts: FamilyTexts, end: End): string =>
  end === 'draw' || end === 'off' ? texts(`is.${end}`) : texts('wins', { side: texts(`on.${end}`) });

/** Shows a computed state: who won. */
export async function verified(language: string): Promise<(params: Params, view: unknown) => HTMLElement[]> {
  const texts = await loadFamilyTexts({ language });
  return (_, view) => [h('p', {}, said(texts, outcomeOf({ outcome: view }).end))];
}
