import { h } from '../../../client/dom.ts';
import type { FamilyRules } from '../../../client/family-view.ts';
import { formatMoney } from '../../../client/money.ts';
import { KINDS } from '../hand.ts';
import { bootOf } from '../rules.ts';
import type { Params } from '../shape.ts';
import type { FamilyWords } from './texts/index.ts';

interface Facts {
  rake: string;
  seconds: number;
  locale: string;
}

/** Rules of a title, with its rake and its limit. */
export const createRules = (params: Params, words: FamilyWords, { rake, seconds, locale }: Facts): FamilyRules => ({
  rules(shown) {
    const money = (amount: number): string => formatMoney(amount, shown, locale);
    return [
      h('p', {}, words('rules.hand', { stake: money(shown.stake), boot: money(bootOf(params, shown)) })),
      h('p', {}, words('rules.rake', { rake })),
      h('p', {}, words('rules.bets')),
      h('p', {}, words('rules.end')),
      h('p', {}, words('rules.ranks')),
      h('ol', { className: 'patti-ranks' }, ...KINDS.toReversed().map((kind) => h('li', {}, words(`kind.${kind}`)))),
      params.lowest && h('p', {}, words('rules.lowest')),
      h('p', {}, words('rules.time', { seconds })),
      h('p', {}, words('rules.fair')),
      h('p', {}, words('rules.who')),
    ];
  },
  wordFor(key) {
    if (key === 'pot') return words('pot_part');
    return key === 'bet.hand' ? words(key) : undefined;
  },
});
