import type { BetType, Prize } from '../../../families/shared/lottery/bet-type.ts';
import { toNumber } from '../../../families/shared/rational.ts';
import { h } from '../../dom.ts';
import type { FamilyRules } from '../../family-view.ts';
import type { LotteryTranslate } from './game.ts';
import { payText } from './picker.ts';

interface Options {
  types: readonly BetType[];
  pays: ReadonlyMap<string, readonly number[]>;
  texts: LotteryTranslate;
  locale: string;
}

/** What wins a prize: the choice itself, or so many numbers. */
const prizeName = (texts: LotteryTranslate, { fields, isByChoice }: BetType, { key }: Prize): string => {
  if (!isByChoice || key === 'hit') return texts(`prize.${key}`);
  return fields[0]!.names ? texts(`option.${key}`) : key;
};

/** The rules and all pays of a lottery. */
export const createLotteryRules = ({ types, texts, ...more }: Options): FamilyRules => ({
  rules: () => [
    h('p', {}, texts('rules.game')),
    h('p', {}, texts('rules.more')),
    ...['ticket', 'chase', 'cancel'].map((key) => h('p', {}, texts(`rules.${key}`))),
    h('h3', {}, texts('rules.pays')),
    ...types.map((type) => tableOf({ texts, ...more }, type)),
  ],
  wordFor(key) {
    if (key === 'win' || key === 'push') return texts(`part.${key}`);
    const type = types.find((each) => key === `bet.${each.key}`);
    return type && texts(key);
  },
});

function tableOf({ pays, texts, locale }: Omit<Options, 'types'>, type: BetType): HTMLElement {
  return h(
    'table',
    { className: 'pays-table' },
    h('caption', {}, texts(`bet.${type.key}`)),
    h(
      'thead',
      {},
      h('tr', {}, ...['prize', 'paid', 'chance'].map((key) => h('th', { scope: 'col' }, texts(`rules.${key}`)))),
    ),
    h(
      'tbody',
      {},
      ...prizesOf(type).map((prize, at) =>
        h(
          'tr',
          {},
          h('th', { scope: 'row' }, prizeName(texts, type, prize)),
          h('td', {}, `${payText(pays.get(type.key)![at]!, locale)}×`),
          h('td', {}, chanceText(prize, locale)),
        ),
      ),
    ),
  );
}

/** Choices that pay alike are one prize. */
function prizesOf({ prizes, isByChoice }: BetType): readonly Prize[] {
  const [first] = prizes;
  const isAlike = prizes.every(({ chance }) => chance.n === first?.chance.n && chance.d === first.chance.d);
  return isByChoice && isAlike && first ? [{ ...first, key: 'hit' }] : prizes;
}

/** A chance as one in so many. */
const chanceText = ({ chance }: Prize, locale: string): string =>
  `1 : ${toNumber({ n: chance.d, d: chance.n }).toLocaleString(locale, { maximumFractionDigits: 2 })}`;
