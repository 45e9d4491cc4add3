import type { Ladder } from '../../../contract/levels.ts';

const level = (
  code: string,
  stake: number,
  [pointsFactor, rebateFactor, points]: readonly [number, number, number],
  [EN, CN, AR]: readonly [string, string, string],
): Ladder['levels'][number] => ({
  ...{ code, stake, pointsFactor, rebateFactor },
  gift: points === 0 ? null : { kind: 'points', points },
  texts: { EN: { name: EN }, CN: { name: CN }, AR: { name: AR } },
});

/** Six levels. Valid stakes in cents, factors of points and of rebates in thousandths, and points as a gift. */
export const LADDER: Ladder = {
  periodDays: 30,
  graceDays: 7,
  levels: [
    level('bamboo', 0, [1_000, 1_000, 0], ['Bamboo', '翠竹', 'الخيزران']),
    level('jade', 50_000, [1_100, 1_050, 100], ['Jade', '碧玉', 'اليشم']),
    level('silver', 250_000, [1_250, 1_100, 300], ['Silver', '白银', 'الفضة']),
    level('gold', 1_000_000, [1_500, 1_200, 1_000], ['Gold', '黄金', 'الذهب']),
    level('pearl', 5_000_000, [1_750, 1_350, 3_000], ['Pearl', '明珠', 'اللؤلؤ']),
    level('dragon', 20_000_000, [2_000, 1_500, 10_000], ['Dragon', '金龙', 'التنين']),
  ],
};
