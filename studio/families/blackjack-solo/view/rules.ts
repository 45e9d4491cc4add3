import { h } from '../../../client/dom.ts';
import type { FamilyRules } from '../../../client/family-view.ts';
import type { FamilyWords } from './texts/index.ts';

const PARTS = ['blackjack', 'plain', 'double', 'split'] as const;

/** Rules of the table. */
export const createRules = (words: FamilyWords): FamilyRules => ({
  rules: () => (['rules.1', 'rules.2', 'rules.3', 'rules.4'] as const).map((key) => h('p', {}, words(key))),
  wordFor(key) {
    const part = PARTS.find((each) => each === key);
    return part && words(`part.${part}`);
  },
});
