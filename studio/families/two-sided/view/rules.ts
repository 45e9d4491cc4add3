import { h } from '../../../client/dom.ts';
import type { FamilyRules } from '../../../client/family-view.ts';
import { ENDS, EXCHANGES, PLACES, type Params } from '../shape.ts';
import { casesOf } from '../rules.ts';
import type { FamilyTexts } from './texts/index.ts';

/** Rules, chances and pays of a title. */
export const createRules = ({ cases, pays }: Params, texts: FamilyTexts): FamilyRules => {
  const all = casesOf({ cases, pays });
  const percent = (end: (typeof ENDS)[number]): string => `${((100 * cases[end]) / all).toFixed(2)} %`;
  return {
    rules: () => [
      h('p', {}, texts('rules.1', { exchanges: EXCHANGES })),
      h('p', {}, texts('rules.2', { draw: pays.draw / 100 })),
      ...(['rules.3', 'rules.4'] as const).map((key) => h('p', {}, texts(key))),
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
            h('th', { scope: 'col' }, texts('kind')),
            h('th', { scope: 'col' }, texts('chance')),
          ),
        ),
        h(
          'tbody',
          {},
          ...ENDS.map((end) =>
            h(
              'tr',
              {},
              h('th', { scope: 'row' }, texts(`on.${end}`)),
              h('td', {}, end === 'off' ? texts('returned') : texts('pays', { pays: pays[end] / 100 })),
              h('td', {}, percent(end)),
            ),
          ),
        ),
      ),
    ],
    wordFor(key) {
      if (key === 'win' || key === 'push') return texts(`part.${key}`);
      const end = PLACES.find((each) => key === `bet.${each}`);
      return end && texts(`on.${end}`);
    },
  };
};
