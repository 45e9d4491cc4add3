import type { CampaignItem } from '../../../contract/campaigns-operator.ts';
import type { DrawItem } from '../../../contract/draws-operator.ts';
import type { Prize } from '../../../contract/prizes.ts';
import { inEach, type DemoTexts } from '../languages/index.ts';

const CAMPAIGN = 'lucky-draws';
const points = (amount: number): Prize => ({ kind: 'points', points: amount });
const award = (amount: number): Prize => ({ kind: 'award', campaign: CAMPAIGN, amount });
const named = (key: keyof DemoTexts['drawPrizes']) => inEach(({ drawPrizes }) => ({ name: drawPrizes[key] }));
const textsOf = (code: keyof DemoTexts['draws']) => inEach(({ draws }) => draws[code]);
const picture = (kind: string, seed: string): string => `/art/promotion/${kind}/${seed}.svg`;

/** The campaign whose awards the demo's draws give. Amounts in cents. */
export const drawCampaign: CampaignItem = {
  code: CAMPAIGN,
  position: 20,
  picture: picture('raffle', 'lucky-draws'),
  product: 'casino',
  startsAt: null,
  endsAt: null,
  audience: {},
  controlShare: 0,
  reviewed: false,
  oncePer: [],
  budget: 5_000_000,
  maxAwards: null,
  maxEach: null,
  terms: {
    reward: { kind: 'granted', max: 50_000 },
    requirement: { factor: 1_000, days: 30, maxStake: null, contributions: {}, shut: [], maxConverted: null },
  },
  texts: inEach(({ prizeCampaigns }) => prizeCampaigns['lucky-draws']),
};

const raffle = (
  over: Pick<DrawItem, 'code' | 'fromDay' | 'toDay' | 'texts' | 'position'>,
  minutes: number,
): DrawItem => ({
  ...over,
  picture: picture('raffle', over.code),
  terms: {
    kind: 'raffle',
    perTicket: 1_000,
    maxTickets: 200,
    oneEach: true,
    prizes: [
      { prize: award(50_000), count: 1, texts: named('harbour-light') },
      { prize: award(10_000), count: 3, texts: named('lanterns') },
      { prize: points(500), count: 10, texts: named('paper-boats') },
    ],
    settleMinutes: minutes,
    drawMinutes: minutes,
    publicSource: null,
  },
});

/** The demo's wheel, raffles and sign-in calendar; the days by their distance from today. */
export const drawItems = (dayOf: (days: number) => string): DrawItem[] => [
  {
    code: 'lantern-calendar',
    position: 0,
    picture: picture('festival', 'lantern-calendar'),
    fromDay: null,
    toDay: null,
    terms: {
      kind: 'sign_in',
      days: [points(10), points(15), points(20), points(25), points(30), points(40), award(300)].map((prize) => ({
        prize,
      })),
      missed: { rule: 'make_up', days: 1 },
    },
    texts: textsOf('lantern-calendar'),
  },
  {
    code: 'evening-wheel',
    position: 1,
    picture: picture('jackpot', 'evening-wheel'),
    fromDay: null,
    toDay: null,
    terms: {
      kind: 'wheel',
      segments: [
        { odds: 300_000, prize: points(10), texts: named('points-10') },
        { odds: 100_000, prize: award(100), texts: named('bonus-1') },
        { odds: 200_000, prize: points(25), texts: named('points-25') },
        { odds: 230_000, prize: null, texts: named('nothing') },
        { odds: 100_000, prize: points(50), texts: named('points-50') },
        { odds: 40_000, prize: award(500), texts: named('bonus-5') },
        { odds: 29_000, prize: points(200), texts: named('points-200') },
        { odds: 1_000, prize: award(10_000), texts: named('bonus-100') },
      ],
      instead: points(10),
      attempts: { by: 'day', zone: 'merchant' },
      points: 0,
      stake: 0,
    },
    texts: textsOf('evening-wheel'),
  },
  raffle(
    {
      ...{ code: 'harbour-raffle', position: 2, fromDay: dayOf(-5), toDay: dayOf(8) },
      texts: textsOf('harbour-raffle'),
    },
    10,
  ),
  raffle(
    {
      ...{ code: 'lantern-raffle', position: 3, fromDay: dayOf(-13), toDay: dayOf(-6) },
      texts: textsOf('lantern-raffle'),
    },
    0,
  ),
];
