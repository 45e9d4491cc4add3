import { h } from '../../../client/dom.ts';
import type { FamilyRules } from '../../../client/family-view.ts';
import type { FamilyTexts } from './texts/index.ts';

const RULES = ['rules.1', 'rules.table', 'rules.2', 'rules.3', 'rules.behind', 'rules.4', 'rules.keys'] as const;
const PARTS = ['blackjack', 'plain', 'double'] as const;

/** Rules of the table. */
export const createRules = (texts: FamilyTexts): FamilyRules => ({
  rules: () => RULES.map((key) => h('p', {}, texts(key))),
  wordFor(key) {
    if (key === 'bet.hand' || key === 'bet.behind') return texts(key);
    const part = PARTS.find((each) => each === key);
    return part && texts(`part.${part}`);
  },
});
