import { h } from '../../../client/dom.ts';
import type { FamilyRules } from '../../../client/family-view.ts';
import { ACES, ANTE, ANTE_PAYS } from '../pays.ts';
import type { Params } from '../shape.ts';
import type { FamilyWords } from './texts/index.ts';

const NAMES = {
  'royal-flush': 'hand.9',
  'straight-flush': 'hand.8',
  four: 'hand.7',
  'full-house': 'hand.6',
  flush: 'hand.5',
  lower: 'part.lower',
} as const;
const PARTS = ['lower', 'level', 'lost', 'aces-to-straight'] as const;

/** Rules and pays of a title. */
export const createRules = ({ aces }: Params, words: FamilyWords): FamilyRules => {
  const table = (pays: readonly number[], last: string): HTMLElement =>
    h(
      'table',
      { className: 'pays-table' },
      h(
        'tbody',
        {},
        ...ANTE_PAYS.map((hand, place) =>
          h(
            'tr',
            {},
            h('th', { scope: 'row' }, hand === 'lower' ? last : words(NAMES[hand])),
            h('td', {}, words('toOne', { pays: pays[place]! })),
          ),
        ),
      ),
    );
  return {
    rules: () => [
      h('p', {}, words('rules.1')),
      h('p', {}, words('rules.2')),
      h('h3', {}, words('pays.ante')),
      table(ANTE, words('hand.4')),
      ...(aces
        ? [h('p', {}, words('rules.3')), h('h3', {}, words('pays.aces')), table(ACES, words('part.aces-to-straight'))]
        : []),
    ],
    wordFor(key) {
      if (key === 'bet.ante' || key === 'bet.aces') return words(key);
      const part = PARTS.find((each) => each === key);
      if (part) return words(`part.${part}`);
      const hand = ANTE_PAYS.find((each) => each === key);
      return hand && words(NAMES[hand]);
    },
  };
};
