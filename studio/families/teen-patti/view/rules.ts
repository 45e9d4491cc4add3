import { h } from '../../../client/dom.ts';
import type { FamilyRules } from '../../../client/family-view.ts';
import { formatMoney } from '../../../client/money.ts';
import { KINDS } from '../hand.ts';
import { bootOf } from '../rules.ts';
import type { Params } from '../shape.ts';
import type { FamilyTexts } from './texts/index.ts';

interface Facts {
  rake: string;
  seconds: number;
  locale: string;
}

/** Rules of a title, with its rake and its limit. */
export const createRules = (params: Params, texts: FamilyTexts, { rake, seconds, locale }: Facts): FamilyRules => ({
  rules(shown) {
    const money = (amount: number): string => formatMoney(amount, shown, locale);
    return [
      h('p', {}, texts('rules.hand', { stake: money(shown.stake), boot: money(bootOf(params, shown)) })),
      h('p', {}, texts('rules.rake', { rake })),
      h('p', {}, texts('rules.bets')),
      h('p', {}, texts('rules.end')),
      h('p', {}, texts('rules.ranks')),
      h('ol', { className: 'patti-ranks' }, ...KINDS.toReversed().map((kind) => h('li', {}, texts(`kind.${kind}`)))),
      params.lowest && h('p', {}, texts('rules.lowest')),
      h('p', {}, texts('rules.time', { seconds })),
      h('p', {}, texts('rules.fair')),
      h('p', {}, texts('rules.who')),
    ];
  },
  wordFor(key) {
    if (key === 'pot') return texts('pot_part');
    return key === 'bet.hand' ? texts(key) : undefined;
  },
});
