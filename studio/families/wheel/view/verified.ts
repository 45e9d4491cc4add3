import { h } from '../../../client/dom.ts';
import { endOf } from '../rules.ts';
import type { Params } from '../shape.ts';
import { outcomeOf } from './outcome.ts';
import { said } from './said.ts';
import { loadFamilyTexts } from './texts/index.ts';

/** Shows a computed state: what the wheel stopped at. */
export async function verified(language: string): Promise<(params: Params, view: unknown) => HTMLElement[]> {
  const texts = await loadFamilyTexts({ language });
  return (params, view) => [h('p', {}, said(texts, endOf(params, outcomeOf({ outcome: view }).segments)))];
}
