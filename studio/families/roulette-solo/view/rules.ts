import { h } from '../../../client/dom.ts';
import type { FamilyRules } from '../../../client/family-view.ts';
import { INSIDE, OUTSIDE, type InsideBet, type OutsideBet } from '../layout.ts';
import type { Params } from '../shape.ts';
import type { FamilyTexts } from './texts/index.ts';

const PARTS = ['win', 'half-back'] as const;
const SIZES = [
  ...Object.entries(INSIDE).map(([on, sets]) => [on as InsideBet, sets[0]!.length] as const),
  ...Object.entries(OUTSIDE).map(([on, numbers]) => [on as OutsideBet, numbers.length] as const),
];

/** Rules and pays of a title. */
export const createRules = ({ laPartage }: Params, texts: FamilyTexts): FamilyRules => ({
  rules: () => [
    ...(['rules.1', 'rules.2', 'rules.3'] as const).map((key) => h('p', {}, texts(key))),
    laPartage && h('p', {}, texts('rules.partage')),
    h(
      'table',
      { className: 'pays-table' },
      h(
        'thead',
        {},
        h('tr', {}, h('th', {}), h('th', { scope: 'col' }, texts('covers')), h('th', { scope: 'col' }, texts('pays'))),
      ),
      h(
        'tbody',
        {},
        ...SIZES.map(([on, size]) =>
          h(
            'tr',
            {},
            h('th', { scope: 'row' }, texts(`on.${on}`)),
            h('td', {}, String(size)),
            h('td', {}, `${36 / size}×`),
          ),
        ),
      ),
    ),
  ],
  wordFor(key) {
    const part = PARTS.find((each) => each === key);
    if (part) return texts(`part.${part}`);
    const on = SIZES.find(([each]) => key === `bet.${each}`)?.[0];
    return on && texts(`on.${on}`);
  },
});
