import { h } from '../../../client/dom.ts';
import type { FamilyRules } from '../../../client/family-view.ts';
import type { FamilyWords } from './texts/index.ts';

const RULES = ['rules.1', 'rules.table', 'rules.2', 'rules.3', 'rules.behind', 'rules.4', 'rules.keys'] as const;
const PARTS = ['blackjack', 'plain', 'double'] as const;

/** Rules of the table. */
export const createRules = (words: FamilyWords): FamilyRules => ({
  rules: () => RULES.map((key) => h('p', {}, words(key))),
  wordFor(key) {
    if (key === 'bet.hand' || key === 'bet.behind') return words(key);
    const part = PARTS.find((each) => each === key);
    return part && words(`part.${part}`);
  },
});
