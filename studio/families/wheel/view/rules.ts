import { h } from '../../../client/dom.ts';
import type { FamilyRules } from '../../../client/family-view.ts';
import { placeOf, segmentsOf } from '../layout.ts';
import type { Params } from '../shape.ts';
import type { FamilyTexts } from './texts/index.ts';

/** Rules and pays of a title. */
export const createRules = (params: Params, texts: FamilyTexts): FamilyRules => ({
  rules: () => [
    h('p', {}, texts('rules.1', { all: segmentsOf(params).length })),
    h('p', {}, texts('rules.2')),
    params.boosts.length > 0 &&
      h('p', {}, texts('rules.boost', { boosts: params.boosts.map((boost) => `×${boost}`).join(', ') })),
    h(
      'table',
      { className: 'pays-table' },
      h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, texts('kind')), h('th', { scope: 'col' }, texts('count')))),
      h(
        'tbody',
        {},
        ...params.kinds.map(({ pays, segments }) =>
          h('tr', {}, h('th', { scope: 'row' }, texts('on', { pays })), h('td', {}, String(segments))),
        ),
        ...params.boosts.map((boost) => h('tr', {}, h('th', { scope: 'row' }, `×${boost}`), h('td', {}, '1'))),
      ),
    ),
  ],
  wordFor(key) {
    if (key === 'win' || key === 'boost') return texts(`part.${key}`);
    const kind = params.kinds.find(({ pays }) => key === `bet.${placeOf(pays)}`);
    return kind && texts('on', { pays: kind.pays });
  },
});
