import { h } from '../../../client/dom.ts';
import { loadSymbolNames } from '../../../client/parts/symbol-names/index.ts';
import { drawingsOf } from '../../../client/parts/symbols.ts';
import type { TitleView } from '../../../protocol.ts';
import { columnsAt } from '../drop.ts';
import type { Params } from '../params.ts';
import { outcomeOf } from './outcome.ts';
import { loadFamilyTexts } from './texts/index.ts';

/** Shows the spins of a computed round: the symbols of the first drop, and what each fall wins. */
export async function verified(
  language: string,
): Promise<(params: Params, view: unknown, theme: TitleView['theme']) => HTMLElement[]> {
  const [texts, nameOf] = await Promise.all([loadFamilyTexts({ language }), loadSymbolNames({ language })]);
  return (params, view, theme) => {
    const drawingOf = drawingsOf({ theme });
    const wordOf = (symbol: string): string => nameOf(drawingOf(symbol));
    return outcomeOf({ outcome: view }).spins.map(({ kind, heights, stops, drops }, index) => {
      const columns = columnsAt(params[kind].strips, heights, stops);
      const rows = Array.from({ length: Math.max(...heights) }, (_, row) =>
        h('tr', {}, ...columns.map((column) => h('td', {}, column[row] === undefined ? '' : wordOf(column[row])))),
      );
      const falls = drops.map(({ wins, multiplier }, number) => {
        const text = wins.map(({ reels, symbol, ways }) => texts('win', { reels, symbol: wordOf(symbol), ways }));
        return h('li', {}, texts('verify.fall', { number: number + 1, wins: text.join(', '), multiplier }));
      });
      const caption = kind === 'free' ? texts('verify.freeSpin', { index }) : texts('verify.spin');
      return h(
        'section',
        { className: 'verified-spin' },
        h('table', { dir: 'ltr' }, h('caption', {}, caption), h('tbody', {}, ...rows)),
        falls.length > 0 ? h('ul', {}, ...falls) : h('p', { className: 'fine' }, texts('verify.nothing')),
      );
    });
  };
}
