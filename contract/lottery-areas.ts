/**
 * GAME-08. `LOTT`: official lotteries, with slow draws. `ELOTT`: e-lotteries, each few minutes. `ZY`: those of them that the house
 * runs itself. `SEA`: of South-East Asia. The lotteries of Vietnam are of the mode `LOTT`, in an area of their own.
 */
export const PRIZE_MODES = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const;
export type PrizeMode = (typeof PRIZE_MODES)[number];
/** Where a lottery is played: each area has a page (NAV-07). */
export const LOTTERY_AREAS = ['LOTT', 'VN', 'SEA'] as const;
export type LotteryArea = (typeof LOTTERY_AREAS)[number];

/** The pages of the areas, and the vendors whose lotteries they have; the first has those of all others. */
export const AREAS: Record<LotteryArea, { page: string; vendor: string | null }> = {
  LOTT: { page: '/lottery', vendor: null },
  VN: { page: '/vnLottery', vendor: 'TCG_LOTTO_VN' },
  SEA: { page: '/seaLottery', vendor: 'TCG_SEA' },
};
export const LOTTERY_VIEWS = ['betting', 'lobby'] as const;
