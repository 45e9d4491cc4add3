import { h } from '../../../client/dom.ts';
import type { FamilyRules } from '../../../client/family-view.ts';
import { GUESSES } from '../shape.ts';
import type { Params } from '../shape.ts';
import type { FamilyTexts } from './texts/index.ts';

/** Rules of a title. The pays of each guess stand on its button. */
export const createRules = (params: Params, texts: FamilyTexts): FamilyRules => ({
  rules: () => [
    h('p', {}, texts('rules.1')),
    h('p', {}, texts('rules.2')),
    h('p', {}, texts(`rules.${params.deck}`, { skips: params.skips })),
    h('p', {}, texts('rules.3', { ceiling: params.ceiling })),
  ],
  wordFor(key) {
    const guess = GUESSES.find((each) => each === key);
    return guess && texts(`guess.${guess}`);
  },
});
