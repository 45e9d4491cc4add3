import { h } from '../../../client/dom.ts';
import type { FamilyRules } from '../../../client/family-view.ts';
import { PLACES, type Params } from '../shape.ts';
import { placeName } from './place-name.ts';
import type { FamilyTexts } from './texts/index.ts';

const PARTS = ['win', 'half-back'] as const;

/** Rules and pays of a title. */
export const createRules = ({ decks, tie, suitedTie, cards }: Params, texts: FamilyTexts): FamilyRules => {
  const named = (name: string, text: string): HTMLElement => h('p', {}, h('strong', {}, name), ` ${text}`);
  return {
    rules: () => [
      h('p', {}, texts('rules.1')),
      h('p', {}, texts('rules.2')),
      h('p', {}, texts('rules.decks', { decks })),
      named(texts('on.tie'), texts('rule.tie', { pays: tie / 100 })),
      suitedTie !== undefined && named(texts('on.suited-tie'), texts('rule.suited-tie', { pays: suitedTie / 100 })),
      ...cards.map((each) => named(texts(`name.${each}`), texts(`rule.${each}`))),
    ],
    wordFor(key) {
      const part = PARTS.find((each) => each === key);
      if (part) return texts(`part.${part}`);
      const place = PLACES.find((each) => key === `bet.${each}`);
      return place && placeName(texts, place);
    },
  };
};
