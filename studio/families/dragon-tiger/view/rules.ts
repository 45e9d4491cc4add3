import { h } from '../../../client/dom.ts';
import type { FamilyRules } from '../../../client/family-view.ts';
import { PLACES, type Params } from '../shape.ts';
import { placeName } from './place-name.ts';
import type { FamilyWords } from './texts/index.ts';

const PARTS = ['win', 'half-back'] as const;

/** Rules and pays of a title. */
export const createRules = ({ decks, tie, suitedTie, cards }: Params, words: FamilyWords): FamilyRules => {
  const named = (name: string, text: string): HTMLElement => h('p', {}, h('strong', {}, name), ` ${text}`);
  return {
    rules: () => [
      h('p', {}, words('rules.1')),
      h('p', {}, words('rules.2')),
      h('p', {}, words('rules.decks', { decks })),
      named(words('on.tie'), words('rule.tie', { pays: tie / 100 })),
      suitedTie !== undefined && named(words('on.suited-tie'), words('rule.suited-tie', { pays: suitedTie / 100 })),
      ...cards.map((each) => named(words(`name.${each}`), words(`rule.${each}`))),
    ],
    wordFor(key) {
      const part = PARTS.find((each) => each === key);
      if (part) return words(`part.${part}`);
      const place = PLACES.find((each) => key === `bet.${each}`);
      return place && placeName(words, place);
    },
  };
};
