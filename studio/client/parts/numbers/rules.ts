import type { BetType } from '../../../families/shared/lottery/bet-type.ts';
import { h } from '../../dom.ts';
import type { FamilyRules } from '../../family-view.ts';
import type { LotteryTranslate } from './game.ts';
import { prizeTable } from './prizes.ts';

interface Options {
  types: readonly BetType[];
  pays: ReadonlyMap<string, readonly number[]>;
  texts: LotteryTranslate;
  locale: string;
}

/** The rules and all pays of a lottery. */
export const createLotteryRules = ({ types, texts, ...more }: Options): FamilyRules => ({
  rules: () => [
    h('p', {}, texts('rules.game')),
    h('p', {}, texts('rules.more')),
    ...['ticket', 'chase', 'cancel'].map((key) => h('p', {}, texts(`rules.${key}`))),
    h('h3', {}, texts('rules.pays')),
    ...types.map((type) => prizeTable({ texts, ...more }, type)),
  ],
  wordFor(key) {
    if (key === 'win' || key === 'push') return texts(`part.${key}`);
    const type = types.find((each) => key === `bet.${each.key}`);
    return type && texts(key);
  },
});
