import type { Ladder } from '../../../contract/levels.ts';
import { inEach, type DemoTexts } from '../languages/index.ts';

const level = (
  code: keyof DemoTexts['levels'],
  stake: number,
  [pointsFactor, rebateFactor, points]: readonly [number, number, number],
): Ladder['levels'][number] => ({
  ...{ code, stake, pointsFactor, rebateFactor },
  gift: points === 0 ? null : { kind: 'points', points },
  texts: inEach(({ levels }) => ({ name: levels[code] })),
});

/** Six levels. Valid stakes in cents, factors of points and of rebates in thousandths, and points as a gift. */
export const LADDER: Ladder = {
  periodDays: 30,
  graceDays: 7,
  levels: [
    level('bamboo', 0, [1_000, 1_000, 0]),
    level('jade', 50_000, [1_100, 1_050, 100]),
    level('silver', 250_000, [1_250, 1_100, 300]),
    level('gold', 1_000_000, [1_500, 1_200, 1_000]),
    level('pearl', 5_000_000, [1_750, 1_350, 3_000]),
    level('dragon', 20_000_000, [2_000, 1_500, 10_000]),
  ],
};
