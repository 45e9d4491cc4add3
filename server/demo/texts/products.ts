import type { PointProductItem } from '../../../contract/points-operator.ts';
import { GOODS } from './goods.ts';

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
const textOf = (line: string) => {
  const [name = '', description = ''] = line.split(' | ');
  return { name, description };
};

const goods = (block: string, position: number): PointProductItem => {
  const [facts = '', EN = '', CN = '', AR = ''] = block.split('\n');
  const [code = '', picture = '', points, stock, maxEach] = facts.split(' ');
  return {
    ...COMMON,
    ...{ code, position, category: 'goods', reviewed: true, picture: pictureOf(picture) },
    ...{ points: Number(points), stock: stock === '-' ? null : Number(stock), maxEach: Number(maxEach) },
    texts: { EN: textOf(EN), CN: textOf(CN), AR: textOf(AR) },
  };
};

const worth = ([amount, code, picture, points]: Worth, position: number) => ({
  ...COMMON,
  ...{ amount, code, points, position, picture: pictureOf(picture) },
});

const money = (row: Worth, position: number): PointProductItem => {
  const sum = `${row[0] / 100}.00`;
  const waits = row[0] > AT_ONCE;
  return {
    ...worth(row, position),
    ...{ category: 'money', reviewed: waits },
    texts: {
      EN: {
        name: `${sum} USD`,
        description: waits ? 'Paid once the team has approved it.' : 'Paid to your wallet at once.',
      },
      CN: { name: `${sum} 美元`, description: waits ? '审核通过后存入钱包。' : '立即存入钱包。' },
      AR: { name: `${sum} دولار`, description: waits ? 'تُدفع بعد موافقة الفريق.' : 'تصل إلى محفظتك فورًا.' },
    },
  };
};

const bonus = (row: Worth, position: number): PointProductItem => {
  const sum = `${row[0] / 100}.00`;
  return {
    ...worth(row, position),
    ...{ category: 'bonus', campaign: POINTS_BONUS, reviewed: false },
    texts: {
      EN: { name: `${sum} USD bonus`, description: 'For casino games. Wager it once within 14 days.' },
      CN: { name: `${sum} 美元红利`, description: '适用于娱乐场游戏，14 天内投注一倍。' },
      AR: { name: `مكافأة ${sum} دولار`, description: 'لألعاب الكازينو. راهن بها مرة خلال 14 يومًا.' },
    },
  };
};

const rounds = (
  { campaign, count, code, drawn, points }: (typeof POINTS_ROUNDS)[number],
  position: number,
): PointProductItem => ({
  ...COMMON,
  ...{ code, points, position, campaign, category: 'free_rounds', reviewed: false, picture: pictureOf(drawn) },
  texts: {
    EN: {
      name: `${count} free rounds`,
      description: 'In selected slots. Wager the winnings once within 14 days.',
    },
    CN: { name: `${count} 次免费游戏`, description: '适用于精选老虎机，所赢金额 14 天内投注一倍。' },
    AR: { name: `جولات مجانية: ${count}`, description: 'في ألعاب سلوت مختارة. راهن بما تربحه مرة خلال 14 يومًا.' },
  },
});

/** The demo's forty products, and two of free rounds where there are games with them. */
export const productItems = (hasRounds: boolean): PointProductItem[] => [
  ...GOODS.trim().split('\n\n').map(goods),
  ...MONEY.map((row, at) => money(row, 100 + at)),
  ...BONUS.map((row, at) => bonus(row, 200 + at)),
  ...(hasRounds ? POINTS_ROUNDS.map((row, at) => rounds(row, 300 + at)) : []),
];
