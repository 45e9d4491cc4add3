import { h } from '../../../client/dom.ts';
import type { FamilyRules } from '../../../client/family-view.ts';
import type { I18n } from '../../../client/i18n/index.ts';
import { formatAmount, formatMoney } from '../../../client/money.ts';
import { timesText } from '../../../client/parts/ladder.ts';
import { paid } from '../../shared/multiplier.ts';
import { betsByCases } from '../par.ts';
import { allCases, multiplierOf } from '../rules.ts';
import type { Params } from '../shape.ts';
import type { FamilyTexts } from './texts/index.ts';

/** Rules of a title, and what each bet pays by the number of cases in which it wins. */
export const createRules = (params: Params, { locale }: I18n, texts: FamilyTexts): FamilyRules => ({
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
          h('th', { scope: 'row' }, texts('cases', { wins, all })),
          h('td', {}, timesText(multiplier, locale)),
          h('td', {}, formatAmount(paid(stake, multiplier), money.exponent, locale)),
        );
      });
    return [
      h('p', {}, dice === 1 ? texts('rules.one', { faces }) : texts('rules.1', { dice, faces })),
      h('p', {}, texts('rules.2')),
      h(
        'details',
        {},
        h('summary', {}, texts('payTable', { stake: formatMoney(stake, money, locale) })),
        h('table', { className: 'pays-table' }, h('tbody', {}, ...rows)),
      ),
    ];
  },
  wordFor(key) {
    if (key === 'win') return texts('win');
    const [, wins, all] = /^bet\.(\d+)-in-(\d+)$/.exec(key) ?? [];
    return wins && all ? texts('bet.cases', { wins, all }) : undefined;
  },
});
