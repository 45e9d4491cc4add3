import { h } from '../../../client/dom.ts';
import type { FamilyRules } from '../../../client/family-view.ts';
import { ACES, ANTE, ANTE_PAYS } from '../pays.ts';
import type { Params } from '../shape.ts';
import type { FamilyTexts } from './texts/index.ts';

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
export const createRules = ({ aces }: Params, texts: FamilyTexts): FamilyRules => {
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
            h('th', { scope: 'row' }, hand === 'lower' ? last : texts(NAMES[hand])),
            h('td', {}, texts('toOne', { pays: pays[place]! })),
          ),
        ),
      ),
    );
  return {
    rules: () => [
      h('p', {}, texts('rules.1')),
      h('p', {}, texts('rules.2')),
      h('h3', {}, texts('pays.ante')),
      table(ANTE, texts('hand.4')),
      ...(aces
        ? [h('p', {}, texts('rules.3')), h('h3', {}, texts('pays.aces')), table(ACES, texts('part.aces-to-straight'))]
        : []),
    ],
    wordFor(key) {
      if (key === 'bet.ante' || key === 'bet.aces') return texts(key);
      const part = PARTS.find((each) => each === key);
      if (part) return texts(`part.${part}`);
      const hand = ANTE_PAYS.find((each) => each === key);
      return hand && texts(NAMES[hand]);
    },
  };
};
