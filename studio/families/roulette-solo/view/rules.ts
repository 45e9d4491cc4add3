import { h } from '../../../client/dom.ts';
import type { FamilyRules } from '../../../client/family-view.ts';
import { INSIDE, OUTSIDE, type InsideBet, type OutsideBet } from '../layout.ts';
import type { Params } from '../shape.ts';
import type { FamilyWords } from './texts/index.ts';

const PARTS = ['win', 'half-back'] as const;
const SIZES = [
  ...Object.entries(INSIDE).map(([on, sets]) => [on as InsideBet, sets[0]!.length] as const),
  ...Object.entries(OUTSIDE).map(([on, numbers]) => [on as OutsideBet, numbers.length] as const),
];

/** Rules and pays of a title. */
export const createRules = ({ laPartage }: Params, words: FamilyWords): FamilyRules => ({
  rules: () => [
    ...(['rules.1', 'rules.2', 'rules.3'] as const).map((key) => h('p', {}, words(key))),
    laPartage && h('p', {}, words('rules.partage')),
    h(
      'table',
      { className: 'pays-table' },
      h(
        'thead',
        {},
        h('tr', {}, h('th', {}), h('th', { scope: 'col' }, words('covers')), h('th', { scope: 'col' }, words('pays'))),
      ),
      h(
        'tbody',
        {},
        ...SIZES.map(([on, size]) =>
          h(
            'tr',
            {},
            h('th', { scope: 'row' }, words(`on.${on}`)),
            h('td', {}, String(size)),
            h('td', {}, `${36 / size} ×`),
          ),
        ),
      ),
    ),
  ],
  wordFor(key) {
    const part = PARTS.find((each) => each === key);
    if (part) return words(`part.${part}`);
    const on = SIZES.find(([each]) => key === `bet.${each}`)?.[0];
    return on && words(`on.${on}`);
  },
});
