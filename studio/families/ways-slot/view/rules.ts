import { h } from '../../../client/dom.ts';
import type { FamilyRules } from '../../../client/family-view.ts';
import type { I18n } from '../../../client/i18n/index.ts';
import { formatAmount } from '../../../client/money.ts';
import type { Symbols } from '../../../client/parts/symbols.ts';
import type { Params } from '../params.ts';
import type { FamilyTexts } from './texts/index.ts';

const PARTS = ['ways', 'cascades', 'free'] as const;

/** Rules and pays of a title. */
export const createRules = (
  params: Params,
  { t, locale }: I18n,
  texts: FamilyTexts,
  { wordOf, picture }: Symbols,
): FamilyRules => ({
  rules({ stake, exponent, currency }) {
    const { pays, units, wild, scatter, multiplier, free, cap } = params;
    const rowsOf = (symbol: string): HTMLElement[] =>
      pays[symbol]!.flatMap((of, index) =>
        of === 0
          ? []
          : [h('dt', {}, String(index + 1)), h('dd', {}, formatAmount((of * stake) / units, exponent, locale))],
      );
    const rule = (symbol: string, text: string, counts = ''): HTMLElement =>
      h(
        'div',
        { className: 'rule' },
        picture(symbol),
        h('p', {}, text, counts !== '' && h('span', { className: 'rule-counts', dir: 'ltr' }, counts)),
      );
    const awards = Object.entries(scatter.spins).map(([count, spins]) => `${count} → ${spins}`);
    return [
      h('p', {}, texts('pay.intro', { reels: params.base.strips.length })),
      h('h3', {}, t('pay.forStake', { stake: `${formatAmount(stake, exponent, locale)} ${currency}` })),
      h(
        'div',
        { className: 'pays' },
        ...Object.keys(pays).map((symbol) =>
          h('figure', { className: 'pay' }, picture(symbol, wordOf(symbol)), h('dl', {}, ...rowsOf(symbol))),
        ),
      ),
      wild && rule(wild.symbol, texts('pay.wild', { symbol: wordOf(wild.symbol), counts: wild.counts })),
      rule(
        scatter.symbol,
        texts('pay.free', { symbol: wordOf(scatter.symbol), start: free.multiplier.start, step: free.multiplier.step }),
        awards.join(' · '),
      ),
      multiplier.step > 0 && h('p', {}, texts('pay.multiplier', multiplier)),
      free.multiplier.persists && h('p', {}, texts('pay.persists')),
      h('p', {}, texts('pay.cap', { cap: cap.toLocaleString(locale) })),
    ];
  },
  wordFor(key) {
    if (key === 'share.free') return texts('share.free');
    const part = PARTS.find((each) => each === key);
    return part && texts(`part.${part}`);
  },
});
