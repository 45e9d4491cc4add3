import { h } from '../../../client/dom.ts';
import { drawingsOf } from '../../../client/parts/symbols.ts';
import { loadSymbolNames } from '../../../client/parts/symbol-names/index.ts';
import type { TitleView } from '../../../protocol.ts';
import type { Params } from '../params.ts';
import { gridOf } from '../pay.ts';
import { stripsOf, type Spin } from '../rules.ts';
import { outcomeOf } from './outcome.ts';
import { loadFamilyTexts, type SlotTexts } from './texts/index.ts';

/** Shows the spins of a computed round: the visible symbols, and the lines that pay. */
export async function verified(
  language: string,
): Promise<(params: Params, view: unknown, theme: TitleView['theme']) => HTMLElement[]> {
  const [texts, nameOf] = await Promise.all([loadFamilyTexts({ language }), loadSymbolNames({ language })]);
  return (params, view, theme) => {
    const drawingOf = drawingsOf({ theme });
    const wordOf: WordOf = (symbol) => nameOf(drawingOf(symbol));
    return outcomeOf({ outcome: view }).spins.map((spin, index) => spinShown({ texts, wordOf }, params, spin, index));
  };
}

type WordOf = (symbol: string) => string;

function spinShown(
  { texts, wordOf }: { texts: SlotTexts; wordOf: WordOf },
  params: Params,
  spin: Spin,
  index: number,
): HTMLElement {
  const grid = gridOf(stripsOf(params, spin.kind), spin.stops, params.rows);
  const rows = Array.from({ length: params.rows }, (_, row) =>
    h('tr', {}, ...grid.map((column) => h('td', {}, wordOf(column[row]!)))),
  );
  const wins = spin.wins.map(({ line, count, symbol, units }) =>
    h('li', {}, texts('verify.lineWin', { line: line + 1, count, symbol: wordOf(symbol), units })),
  );
  const caption = spin.kind === 'free' ? texts('verify.freeSpin', { index }) : texts('verify.spin');
  return h(
    'section',
    { className: 'verified-spin' },
    h('table', { dir: 'ltr' }, h('caption', {}, caption), h('tbody', {}, ...rows)),
    wins.length > 0 ? h('ul', {}, ...wins) : h('p', { className: 'fine' }, texts('verify.nothing')),
  );
}
