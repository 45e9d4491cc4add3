import { h } from '../../../client/dom.ts';
import type { FamilyRules } from '../../../client/family-view.ts';
import { ENDS, EXCHANGES, PLACES, type Params } from '../shape.ts';
import { casesOf } from '../rules.ts';
import type { FamilyWords } from './texts/index.ts';

/** Rules, chances and pays of a title. */
export const createRules = ({ cases, pays }: Params, words: FamilyWords): FamilyRules => {
  const all = casesOf({ cases, pays });
  const percent = (end: (typeof ENDS)[number]): string => `${((100 * cases[end]) / all).toFixed(2)} %`;
  return {
    rules: () => [
      h('p', {}, words('rules.1', { exchanges: EXCHANGES })),
      h('p', {}, words('rules.2', { draw: pays.draw / 100 })),
      ...(['rules.3', 'rules.4'] as const).map((key) => h('p', {}, words(key))),
      h(
        'table',
        { className: 'pays-table' },
        h(
          'thead',
          {},
          h(
            'tr',
            {},
            h('th', {}),
            h('th', { scope: 'col' }, words('kind')),
            h('th', { scope: 'col' }, words('chance')),
          ),
        ),
        h(
          'tbody',
          {},
          ...ENDS.map((end) =>
            h(
              'tr',
              {},
              h('th', { scope: 'row' }, words(`on.${end}`)),
              h('td', {}, end === 'off' ? words('returned') : words('pays', { pays: pays[end] / 100 })),
              h('td', {}, percent(end)),
            ),
          ),
        ),
      ),
    ],
    wordFor(key) {
      if (key === 'win' || key === 'push') return words(`part.${key}`);
      const end = PLACES.find((each) => key === `bet.${each}`);
      return end && words(`on.${end}`);
    },
  };
};
