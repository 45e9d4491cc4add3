import { h } from '../../../client/dom.ts';
import type { FamilyRules } from '../../../client/family-view.ts';
import type { FamilyTexts } from './texts/index.ts';

const PARTS = ['blackjack', 'plain', 'double', 'split'] as const;

/** Rules of the table. */
export const createRules = (texts: FamilyTexts): FamilyRules => ({
  rules: () => (['rules.1', 'rules.2', 'rules.3', 'rules.4'] as const).map((key) => h('p', {}, texts(key))),
  wordFor(key) {
    const part = PARTS.find((each) => each === key);
    return part && texts(`part.${part}`);
  },
});
