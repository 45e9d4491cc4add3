import { h } from '../../../client/dom.ts';
import type { FamilyRules } from '../../../client/family-view.ts';
import type { I18n } from '../../../client/i18n/index.ts';
import { formatAmount, formatMoney } from '../../../client/money.ts';
import { timesText } from '../../../client/parts/ladder.ts';
import { paid } from '../../kit/multiplier.ts';
import { betsByCases } from '../par.ts';
import { allCases, multiplierOf } from '../rules.ts';
import type { Params } from '../shape.ts';
import type { FamilyWords } from './texts/index.ts';

/** Rules of a title, and what each bet pays by the number of cases in which it wins. */
export const createRules = (params: Params, { locale }: I18n, words: FamilyWords): FamilyRules => ({
  rules({ stake, ...money }) {
    const { dice, faces } = params;
    const all = allCases(params);
    const rows = [...betsByCases(params).keys()]
      .toSorted((a, b) => a - b)
      .map((wins) => {
        const multiplier = multiplierOf(params, wins);
        return h(
          'tr',
          {},
          h('th', { scope: 'row' }, words('cases', { wins, all })),
          h('td', {}, timesText(multiplier, locale)),
          h('td', {}, formatAmount(paid(stake, multiplier), money.exponent, locale)),
        );
      });
    return [
      h('p', {}, dice === 1 ? words('rules.one', { faces }) : words('rules.1', { dice, faces })),
      h('p', {}, words('rules.2')),
      h(
        'details',
        {},
        h('summary', {}, words('payTable', { stake: formatMoney(stake, money, locale) })),
        h('table', { className: 'pays-table' }, h('tbody', {}, ...rows)),
      ),
    ];
  },
  wordFor(key) {
    if (key === 'win') return words('win');
    const [, wins, all] = /^bet\.(\d+)-in-(\d+)$/.exec(key) ?? [];
    return wins && all ? words('bet.cases', { wins, all }) : undefined;
  },
});
