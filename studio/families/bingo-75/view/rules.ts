import { h } from '../../../client/dom.ts';
import type { FamilyRules } from '../../../client/family-view.ts';
import type { I18n } from '../../../client/i18n/index.ts';
import { formatAmount, formatMoney } from '../../../client/money.ts';
import { paid } from '../../kit/multiplier.ts';
import type { Params } from '../shape.ts';
import type { FamilyWords } from './texts/index.ts';

/** Rules and pays of a title. */
export const createRules = (params: Params, { locale }: I18n, words: FamilyWords): FamilyRules => ({
  rules: ({ stake, ...money }) => [
    h('p', {}, words('rules.1', { balls: params.balls })),
    h('p', {}, words(`rules.${params.wins}`)),
    h('p', {}, words('rules.2')),
    h('h3', {}, words('pays', { stake: formatMoney(stake, money, locale) })),
    h(
      'table',
      { className: 'pays-table' },
      h(
        'tbody',
        {},
        ...params.patterns.map(({ name, pays }) =>
          h(
            'tr',
            {},
            h('th', { scope: 'row' }, words(`pattern.${name}`)),
            h('td', {}, formatAmount(paid(stake, pays), money.exponent, locale)),
          ),
        ),
      ),
    ),
  ],
  wordFor(key) {
    const pattern = params.patterns.find(({ name }) => name === key);
    return pattern && words(`pattern.${pattern.name}`);
  },
});
