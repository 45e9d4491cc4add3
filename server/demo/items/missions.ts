import type { CampaignItem } from '../../../contract/campaigns-operator.ts';
import type { MissionItem } from '../../../contract/missions-operator.ts';
import { inEach, type DemoTexts } from '../languages/index.ts';

/** The campaign whose awards are the bonuses of missions and leaderboards. */
export const PRIZES: CampaignItem = {
  code: 'mission-prizes',
  position: 50,
  picture: null,
  product: 'casino',
  startsAt: null,
  endsAt: null,
  audience: {},
  controlShare: 0,
  reviewed: false,
  oncePer: [],
  budget: 50_000_000,
  maxAwards: null,
  maxEach: null,
  terms: {
    reward: { kind: 'granted', max: 50_000 },
    requirement: { factor: 3_000, days: 14, maxStake: null, contributions: {}, shut: [], maxConverted: null },
  },
  texts: inEach(({ prizeCampaigns }) => prizeCampaigns['mission-prizes']),
};

type Terms<K> = Extract<MissionItem['terms'], { kind: K }>;
const textsOf = (code: keyof DemoTexts['missions']) => inEach(({ missions }) => missions[code]);
const points = (worth: number) => ({ kind: 'points' as const, points: worth });
const bonus = (amount: number) => ({ kind: 'award' as const, campaign: PRIZES.code, amount });
const always = { startsOn: null, endsOn: null };
const mission = (
  terms: Pick<Terms<'mission'>, 'conditions' | 'prize'> & Partial<Terms<'mission'>>,
): Terms<'mission'> => ({
  ...{ kind: 'mission', games: null, claimed: true, lapseDays: 7 },
  ...terms,
});
const board = (
  terms: Pick<Terms<'leaderboard'>, 'measure' | 'prizes'> & Partial<Terms<'leaderboard'>>,
): Terms<'leaderboard'> => ({
  ...{ kind: 'leaderboard', games: null, minStake: null, ties: 'share', settleHours: 0 },
  ...terms,
});
const casino = { products: ['casino' as const], types: [] };

/** The missions of the demo, the leaderboards last. The tournament begins on this day of the merchant. */
export const missionItems = (today: string, inAWeek: string): MissionItem[] => [
  {
    ...always,
    code: 'evening-walk',
    period: 'daily',
    terms: mission({ games: casino, conditions: [{ kind: 'valid_stake', target: 2_000 }], prize: points(20) }),
    texts: textsOf('evening-walk'),
  },
  {
    ...always,
    code: 'three-doors',
    period: 'daily',
    terms: mission({ conditions: [{ kind: 'games', target: 3 }], prize: points(15), claimed: false }),
    texts: textsOf('three-doors'),
  },
  {
    ...always,
    code: 'big-catch',
    period: 'weekly',
    terms: mission({
      games: casino,
      conditions: [{ kind: 'wins', target: 3, multiple: 10_000, minStake: 20 }],
      prize: bonus(500),
    }),
    texts: textsOf('big-catch'),
  },
  {
    ...always,
    code: 'four-evenings',
    period: 'weekly',
    terms: mission({ conditions: [{ kind: 'days', target: 4 }], prize: points(100) }),
    texts: textsOf('four-evenings'),
  },
  {
    ...always,
    code: 'half-moon',
    period: 'half_monthly',
    terms: mission({
      conditions: [
        { kind: 'deposits', target: 5_000 },
        { kind: 'valid_stake', target: 50_000 },
      ],
      prize: bonus(1_000),
    }),
    texts: textsOf('half-moon'),
  },
  {
    ...always,
    code: 'full-moon',
    period: 'monthly',
    terms: mission({
      conditions: [
        { kind: 'days', target: 12 },
        { kind: 'games', target: 10 },
      ],
      prize: bonus(2_500),
    }),
    texts: textsOf('full-moon'),
  },
  {
    ...always,
    code: 'daily-race',
    period: 'daily',
    terms: board({
      measure: 'edge',
      games: casino,
      prizes: [
        { from: 1, to: 1, prize: points(500) },
        { from: 2, to: 3, prize: points(250) },
        { from: 4, to: 10, prize: points(50) },
      ],
    }),
    texts: textsOf('daily-race'),
  },
  {
    ...always,
    code: 'weekly-league',
    period: 'weekly',
    terms: board({
      measure: 'turnover',
      settleHours: 12,
      prizes: [
        { from: 1, to: 1, prize: bonus(5_000) },
        { from: 2, to: 3, prize: bonus(2_000) },
        { from: 4, to: 20, prize: bonus(500) },
      ],
    }),
    texts: textsOf('weekly-league'),
  },
  {
    code: 'lantern-cup',
    period: 'once',
    ...{ startsOn: today, endsOn: inAWeek },
    terms: board({
      measure: 'multiple',
      games: casino,
      minStake: 20,
      ties: 'each',
      prizes: [
        { from: 1, to: 1, prize: points(2_000) },
        { from: 2, to: 5, prize: points(500) },
      ],
    }),
    texts: textsOf('lantern-cup'),
  },
];
