import { h } from '../../../client/dom.ts';
import type { FamilyRules } from '../../../client/family-view.ts';
import { GUESSES } from '../shape.ts';
import type { Params } from '../shape.ts';
import type { FamilyWords } from './texts/index.ts';

/** Rules of a title. The pays of each guess stand on its button. */
export const createRules = (params: Params, words: FamilyWords): FamilyRules => ({
  rules: () => [
    h('p', {}, words('rules.1')),
    h('p', {}, words('rules.2')),
    h('p', {}, words(`rules.${params.deck}`, { skips: params.skips })),
    h('p', {}, words('rules.3', { ceiling: params.ceiling })),
  ],
  wordFor(key) {
    const guess = GUESSES.find((each) => each === key);
    return guess && words(`guess.${guess}`);
  },
});
