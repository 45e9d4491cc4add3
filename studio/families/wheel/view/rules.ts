import { h } from '../../../client/dom.ts';
import type { FamilyRules } from '../../../client/family-view.ts';
import { placeOf, segmentsOf } from '../layout.ts';
import type { Params } from '../shape.ts';
import type { FamilyWords } from './texts/index.ts';

/** Rules and pays of a title. */
export const createRules = (params: Params, words: FamilyWords): FamilyRules => ({
  rules: () => [
    h('p', {}, words('rules.1', { all: segmentsOf(params).length })),
    h('p', {}, words('rules.2')),
    params.boosts.length > 0 &&
      h('p', {}, words('rules.boost', { boosts: params.boosts.map((boost) => `×${boost}`).join(', ') })),
    h(
      'table',
      { className: 'pays-table' },
      h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, words('kind')), h('th', { scope: 'col' }, words('count')))),
      h(
        'tbody',
        {},
        ...params.kinds.map(({ pays, segments }) =>
          h('tr', {}, h('th', { scope: 'row' }, words('on', { pays })), h('td', {}, String(segments))),
        ),
        ...params.boosts.map((boost) => h('tr', {}, h('th', { scope: 'row' }, `×${boost}`), h('td', {}, '1'))),
      ),
    ),
  ],
  wordFor(key) {
    if (key === 'win' || key === 'boost') return words(`part.${key}`);
    const kind = params.kinds.find(({ pays }) => key === `bet.${placeOf(pays)}`);
    return kind && words('on', { pays: kind.pays });
  },
});
