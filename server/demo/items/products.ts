import type { PointProductItem } from '../../../contract/points-operator.ts';
import { GOODS } from './goods.ts';
import { inEach, type DemoTexts } from '../languages/index.ts';

/** The campaign whose awards are exchanged for points. */
export const POINTS_BONUS = 'points-bonus';

/** Amount in cents, code, picture and points. */
type Worth = readonly [amount: number, code: string, picture: string, points: number];

const MONEY: readonly Worth[] = [
  [500, 'cash-5', 'two-coins/bronze', 900],
  [1000, 'cash-10', 'two-coins/silver', 1750],
  [2500, 'cash-25', 'two-coins/gold', 4250],
  [5000, 'cash-50', 'money-stack/jade', 8250],
  [10000, 'cash-100', 'gold-bar/gold', 16000],
  [25000, 'cash-250', 'strongbox/silver', 39000],
];
const BONUS: readonly Worth[] = [
  [1000, 'bonus-10', 'lotus/rose', 1200],
  [2500, 'bonus-25', 'present/ruby', 2900],
  [5000, 'bonus-50', 'star-medal/ember', 5600],
  [10000, 'bonus-100', 'trophy-cup/gold', 10800],
];

/** Campaigns of free rounds, how many each gives, and the product's code, picture and points. */
export const POINTS_ROUNDS = [
  { campaign: 'points-rounds-10', count: 10, code: 'rounds-10', drawn: 'falling-star/ice', points: 240 },
  { campaign: 'points-rounds-50', count: 50, code: 'rounds-50', drawn: 'comet-spark/gold', points: 1100 },
] as const;

/** Above this an exchange for money waits for the operator. */
const AT_ONCE = 5_000;

const COMMON = { amount: null, campaign: null, stock: null, maxEach: null, enabled: true };
const pictureOf = (drawn: string): string => `/art/product/${drawn}.svg`;

const goods = (
  [code, picture, points, stock, maxEach]: (typeof GOODS)[number],
  position: number,
): PointProductItem => ({
  ...COMMON,
  ...{ code, position, category: 'goods', reviewed: true, picture: pictureOf(picture), points, stock, maxEach },
  texts: inEach((texts) => texts.goods[code]),
});

/** A text of `products` with a figure in its name. */
const named = (key: keyof DemoTexts['products'], figure: string) =>
  inEach(({ products }) => {
    const { name, description } = products[key];
    return { name: name.replace(/\{\w+\}/, figure), description };
  });

const worth = ([amount, code, picture, points]: Worth, position: number) => ({
  ...COMMON,
  ...{ amount, code, points, position, picture: pictureOf(picture) },
});

const sumOf = ([amount]: Worth): string => `${amount / 100}.00`;

const money = (row: Worth, position: number): PointProductItem => {
  const reviewed = row[0] > AT_ONCE;
  return {
    ...worth(row, position),
    ...{ category: 'money', reviewed },
    texts: named(reviewed ? 'moneyReviewed' : 'money', sumOf(row)),
  };
};

const bonus = (row: Worth, position: number): PointProductItem => ({
  ...worth(row, position),
  ...{ category: 'bonus', campaign: POINTS_BONUS, reviewed: false },
  texts: named('bonus', sumOf(row)),
});

const rounds = (
  { campaign, count, code, drawn, points }: (typeof POINTS_ROUNDS)[number],
  position: number,
): PointProductItem => ({
  ...COMMON,
  ...{ code, points, position, campaign, category: 'free_rounds', reviewed: false, picture: pictureOf(drawn) },
  texts: named('rounds', String(count)),
});

/** The demo's forty products, and two of free rounds where there are games with them. */
export const productItems = (hasRounds: boolean): PointProductItem[] => [
  ...GOODS.map(goods),
  ...MONEY.map((row, at) => money(row, 100 + at)),
  ...BONUS.map((row, at) => bonus(row, 200 + at)),
  ...(hasRounds ? POINTS_ROUNDS.map((row, at) => rounds(row, 300 + at)) : []),
];
