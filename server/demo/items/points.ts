import type { CampaignItem } from '../../../contract/campaigns-operator.ts';
import type { PointRules } from '../../../contract/points.ts';
import { ROUND_STAKE } from './campaigns.ts';
import { POINTS_BONUS, POINTS_ROUNDS } from './products.ts';
import { inEach } from '../languages/index.ts';

/** Thousandths of a point for each 10.00 USD of valid stake. */
export const RULES: PointRules = {
  rates: { RNG: 2_000, FISH: 2_000, LIVE: 1_000, PVP: 1_000, SPORTS: 1_500, ESPORTS: 1_500, LOTT: 1_000, ELOTT: 1_000 },
  expiryDays: 90,
  convert: { points: 200, amount: 100 },
};

/** The campaign of the bonuses that points are exchanged for. */
export const POINTS_CAMPAIGN: CampaignItem = {
  code: POINTS_BONUS,
  position: 90,
  picture: '/art/promotion/points/points-bonus.svg',
  product: 'casino',
  startsAt: null,
  endsAt: null,
  audience: {},
  controlShare: 0,
  reviewed: false,
  oncePer: [],
  budget: null,
  maxAwards: null,
  maxEach: null,
  terms: {
    reward: { kind: 'granted', max: 100_000 },
    requirement: { factor: 1_000, days: 14, maxStake: null, contributions: {}, shut: [], maxConverted: null },
  },
  texts: inEach(({ prizeCampaigns }) => prizeCampaigns['points-bonus']),
};

/** The campaigns of the free rounds that points are exchanged for, in these games. */
export const roundsCampaigns = (games: readonly number[]): CampaignItem[] =>
  POINTS_ROUNDS.map(({ campaign: code, count: rounds }, at) => ({
    ...POINTS_CAMPAIGN,
    ...{ code, position: 91 + at },
    terms: {
      reward: { kind: 'free_rounds', games: [...games], rounds, stake: ROUND_STAKE, code: null, granted: true },
      requirement: { ...POINTS_CAMPAIGN.terms.requirement, maxConverted: 10_000 },
    },
    texts: inEach(({ prizeCampaigns }) => prizeCampaigns['points-rounds']),
  }));
