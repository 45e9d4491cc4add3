import { h } from '../../../client/dom.ts';
import type { Params } from '../params.ts';
import { outcomeOf } from './outcome.ts';
import { loadFamilyTexts } from './texts/index.ts';

/** Shows a computed state: the field, with what was opened. */
export async function verified(language: string): Promise<(params: Params, view: unknown) => HTMLElement[]> {
  const texts = await loadFamilyTexts({ language });
  return ({ columns, rows }, view) => {
    const { field, opened } = outcomeOf({ outcome: view });
    const signOf = (index: number): string =>
      `${field?.includes(index) ? '✱' : '·'}${opened.includes(index) ? ` ${opened.indexOf(index) + 1}` : ''}`;
    const lines = Array.from({ length: rows }, (_, row) =>
      h('tr', {}, ...Array.from({ length: columns }, (__, column) => h('td', {}, signOf(row * columns + column)))),
    );
    const caption = `✱ ${texts('verify.field')} · 1, 2, 3 ${texts('verify.opened')}`;
    return [h('table', { dir: 'ltr' }, h('caption', {}, caption), h('tbody', {}, ...lines))];
  };
}
