import type { CampaignItem } from '../../../contract/campaigns-operator.ts';
import type { Requirement } from '../../../contract/campaigns.ts';
import { inEach, type DemoTexts } from '../languages/index.ts';

const textsOf = (code: keyof DemoTexts['campaigns']) => inEach(({ campaigns }) => campaigns[code]);

const REQUIREMENT: Requirement = {
  factor: 5_000,
  days: 30,
  maxStake: null,
  contributions: {},
  shut: [],
  maxConverted: null,
};
const DAY_MS = 86_400_000;
const COMMON = {
  audience: {},
  controlShare: 0,
  reviewed: false,
  oncePer: [],
  budget: null,
  maxAwards: null,
  maxEach: null,
  startsAt: null,
  endsAt: null,
};
const picture = (kind: string, seed: string): string => `/art/promotion/${kind}/${seed}.svg`;

/** The stake of the demo's free rounds, cents. */
export const ROUND_STAKE = 20;

/** The demo's campaigns. Amounts in cents. `shut` is a game that one of them shuts, `freeGames` those of the free rounds. */
export const campaignItems = (
  nowMs: number,
  { shut, freeGames }: { shut: readonly number[]; freeGames: readonly number[] },
): CampaignItem[] => {
  const inDays = (days: number): string => new Date(nowMs + days * DAY_MS).toISOString();
  return [
    {
      ...COMMON,
      code: 'first-light',
      position: 0,
      picture: picture('deposit', 'first-light'),
      product: 'casino',
      endsAt: inDays(21),
      maxEach: 3,
      oncePer: ['device', 'paymentAccount', 'person'],
      budget: 50_000_000,
      terms: {
        reward: { kind: 'deposit_match', share: 1_000, max: 20_000, minDeposit: 2_000, nth: null },
        requirement: { ...REQUIREMENT, maxStake: 2_500, contributions: { LIVE: 200_000 }, shut: [...shut] },
      },
      texts: textsOf('first-light'),
    },
    {
      ...COMMON,
      code: 'lantern-gift',
      position: 1,
      picture: picture('festival', 'lantern-gift'),
      product: 'casino',
      endsAt: inDays(9),
      terms: {
        reward: { kind: 'fixed', amount: 5_000, code: null },
        requirement: { ...REQUIREMENT, factor: 10_000, days: 14, maxStake: 1_000, maxConverted: 20_000 },
      },
      texts: textsOf('lantern-gift'),
    },
    {
      ...COMMON,
      code: 'second-wind',
      position: 2,
      picture: picture('rebate', 'second-wind'),
      product: 'casino',
      budget: 20_000_000,
      terms: {
        reward: { kind: 'cash_back', period: 'week', share: 100, min: 100, max: 50_000 },
        requirement: { ...REQUIREMENT, factor: 1_000, days: 7 },
      },
      texts: textsOf('second-wind'),
    },
    {
      ...COMMON,
      code: 'fair-share',
      position: 3,
      picture: picture('vip', 'fair-share'),
      product: 'casino',
      controlShare: 50,
      terms: {
        reward: { kind: 'rakeback', period: 'month', share: 150, min: 100, max: 100_000 },
        requirement: { ...REQUIREMENT, factor: 0, days: 7 },
      },
      texts: textsOf('fair-share'),
    },
    {
      ...COMMON,
      code: 'your-day',
      position: 6,
      picture: picture('birthday', 'your-day'),
      product: 'casino',
      terms: {
        reward: { kind: 'birthday', amount: 2_500 },
        requirement: { ...REQUIREMENT, factor: 2_000, days: 14 },
      },
      texts: textsOf('your-day'),
    },
    {
      ...COMMON,
      code: 'match-day',
      position: 4,
      picture: picture('tournament', 'match-day'),
      product: 'betting',
      reviewed: true,
      endsAt: inDays(30),
      terms: {
        reward: { kind: 'fixed', amount: 2_000, code: null },
        requirement: { ...REQUIREMENT, factor: 3_000, contributions: { COCKFIGHT: 500_000 } },
      },
      texts: textsOf('match-day'),
    },
    {
      ...COMMON,
      code: 'lucky-number',
      position: 5,
      picture: picture('points', 'lucky-number'),
      product: 'lottery',
      endsAt: inDays(45),
      maxAwards: 500,
      terms: {
        reward: { kind: 'fixed', amount: 1_000, code: 'PARLOUR-10' },
        requirement: { ...REQUIREMENT, factor: 1_000, days: 7 },
      },
      texts: textsOf('lucky-number'),
    },
    {
      ...COMMON,
      code: 'round-table',
      position: 7,
      picture: picture('vip', 'round-table'),
      product: 'pvp',
      startsAt: inDays(5),
      endsAt: inDays(35),
      audience: { hasDeposited: true },
      terms: {
        reward: { kind: 'fixed', amount: 1_500, code: null },
        requirement: { ...REQUIREMENT, factor: 2_000 },
      },
      texts: textsOf('round-table'),
    },
    {
      ...COMMON,
      code: 'autumn',
      position: 8,
      picture: picture('raffle', 'autumn'),
      product: 'betting',
      terms: { reward: { kind: 'fixed', amount: 1_000, code: null }, requirement: REQUIREMENT },
      texts: textsOf('autumn'),
    },
    {
      ...COMMON,
      code: 'harvest',
      position: 9,
      picture: picture('raffle', 'harvest'),
      product: 'casino',
      terms: {
        reward: { kind: 'cash_back', period: 'day', share: 50, min: 100, max: 10_000 },
        requirement: REQUIREMENT,
      },
      texts: textsOf('harvest'),
    },
    ...(freeGames.length > 0 ? [freeRounds(freeGames, inDays(14))] : []),
  ];
};

const freeRounds = (games: readonly number[], endsAt: string): CampaignItem => ({
  ...COMMON,
  code: 'lantern-rounds',
  position: 6,
  picture: picture('festival', 'lantern-rounds'),
  product: 'casino',
  endsAt,
  budget: 5_000_000,
  terms: {
    reward: { kind: 'free_rounds', games: [...games], rounds: 25, stake: ROUND_STAKE, code: null, granted: false },
    requirement: { ...REQUIREMENT, factor: 2_000, days: 14, maxConverted: 10_000 },
  },
  texts: textsOf('lantern-rounds'),
});
