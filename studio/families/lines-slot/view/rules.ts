import { h, svg, type Child } from '../../../client/dom.ts';
import type { FamilyRules } from '../../../client/family-view.ts';
import { formatAmount, formatMoney } from '../../../client/money.ts';
import type { I18n } from '../../../client/i18n/index.ts';
import type { Symbols } from '../../../client/parts/symbols.ts';
import type { Params } from '../params.ts';
import type { SlotTexts } from './texts/index.ts';

type Shown = Parameters<FamilyRules['rules']>[0];

/** Rules and pays of a title. */
export function createRules(
  params: Params,
  { t, locale }: I18n,
  texts: SlotTexts,
  { wordOf, picture }: Symbols,
): FamilyRules {
  const { strips, rows, lines, pays, wild, scatter, free, units } = params;

  function paysOf(symbol: string, { stake, exponent }: Shown): HTMLElement {
    const each = pays[symbol]!.flatMap((of, index) =>
      of === 0
        ? []
        : [[h('dt', {}, String(index + 1)), h('dd', {}, formatAmount((of * stake) / units, exponent, locale))]],
    );
    return h('figure', { className: 'pay' }, picture(symbol, wordOf(symbol)), h('dl', {}, ...each.reverse().flat()));
  }

  function rule(symbol: string, text: string, counts: string[] = []): HTMLElement {
    const shown = counts.length > 0 && h('span', { className: 'rule-counts', dir: 'ltr' }, counts.join(' · '));
    return h('div', { className: 'rule' }, picture(symbol, ''), h('p', {}, text, shown));
  }

  function rules(shown: Shown): Child[] {
    const awards = Object.entries(scatter?.spins ?? {}).map(([count, spins]) => `${count} → ${spins}`);
    return [
      h('p', {}, texts('pay.intro', { reels: strips.length, rows, lines: lines.length })),
      h('h3', {}, t('pay.forStake', { stake: formatMoney(shown.stake, shown, locale) })),
      h('div', { className: 'pays' }, ...Object.keys(pays).map((symbol) => paysOf(symbol, shown))),
      wild !== undefined &&
        rule(
          wild,
          scatter
            ? texts('pay.wild', { wild: wordOf(wild), scatter: wordOf(scatter.symbol) })
            : texts('pay.wildAll', { wild: wordOf(wild) }),
        ),
      scatter &&
        awards.length > 0 &&
        rule(
          scatter.symbol,
          texts('pay.scatter', { scatter: wordOf(scatter.symbol), multiplier: free?.multiplier ?? 1 }),
          awards,
        ),
      h('h3', {}, texts('pay.lines', { count: lines.length })),
      h(
        'div',
        { className: 'line-maps' },
        ...lines.map((line, index) => lineMap(params, line, texts('pay.line', { number: index + 1 }))),
      ),
    ];
  }

  return {
    rules,
    wordFor: (key) =>
      key === 'base'
        ? texts('pay.base')
        : key === 'free'
          ? texts('pay.free')
          : key === 'share.free'
            ? texts('pay.feature')
            : undefined,
  };
}

function lineMap({ strips, rows }: Params, line: readonly number[], name: string): HTMLElement {
  const cells = Array.from({ length: strips.length * rows }, (_, index) => {
    const [reel, row] = [index % strips.length, Math.floor(index / strips.length)];
    const on = line[reel] === row;
    return svg('rect', { x: reel * 8, y: row * 8, width: 7, height: 7, rx: 1.5, class: on ? 'on' : 'off' });
  });
  const viewBox = `0 0 ${strips.length * 8 - 1} ${rows * 8 - 1}`;
  const figure = h('figure', { className: 'line-map' }, h('figcaption', {}, name));
  figure.prepend(svg('svg', { viewBox, 'aria-hidden': 'true' }, ...cells));
  return figure;
}
