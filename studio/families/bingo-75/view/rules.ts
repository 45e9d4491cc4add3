import { h } from '../../../client/dom.ts';
import type { FamilyRules } from '../../../client/family-view.ts';
import type { I18n } from '../../../client/i18n/index.ts';
import { formatAmount, formatMoney } from '../../../client/money.ts';
import { paid } from '../../shared/multiplier.ts';
import type { Params } from '../shape.ts';
import type { FamilyTexts } from './texts/index.ts';

/** Rules and pays of a title. */
export const createRules = (params: Params, { locale }: I18n, texts: FamilyTexts): FamilyRules => ({
  rules: ({ stake, ...money }) => [
    h('p', {}, texts('rules.1', { balls: params.balls })),
    h('p', {}, texts(`rules.${params.wins}`)),
    h('p', {}, texts('rules.2')),
    h('h3', {}, texts('pays', { stake: formatMoney(stake, money, locale) })),
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
            h('th', { scope: 'row' }, texts(`pattern.${name}`)),
            h('td', {}, formatAmount(paid(stake, pays), money.exponent, locale)),
          ),
        ),
      ),
    ),
  ],
  wordFor(key) {
    const pattern = params.patterns.find(({ name }) => name === key);
    return pattern && texts(`pattern.${pattern.name}`);
  },
});
