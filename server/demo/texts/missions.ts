import type { CampaignItem } from '../../../contract/campaigns-operator.ts';
import type { MissionItem } from '../../../contract/missions-operator.ts';

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
  texts: {
    EN: {
      title: 'Mission bonus',
      summary: 'Bonus money from missions and leaderboards.',
      body: 'Complete a mission or take a place on a leaderboard whose prize is a bonus.',
    },
    CN: {
      title: '任务红利',
      summary: '任务和排行榜发放的红利。',
      body: '完成奖励为红利的任务，或在排行榜上获得名次。',
    },
    AR: {
      title: 'مكافأة المهام',
      summary: 'ما تمنحه المهام ولوحات الصدارة من أموال المكافآت.',
      body: 'أكمل مهمة أو احصل على مركز في لوحة صدارة جائزتها مكافأة.',
    },
  },
};

type Terms<K> = Extract<MissionItem['terms'], { kind: K }>;
type Names = [en: string, cn: string, ar: string];

const textsOf = (title: Names, summary: Names): MissionItem['texts'] => ({
  EN: { title: title[0], summary: summary[0] },
  CN: { title: title[1], summary: summary[1] },
  AR: { title: title[2], summary: summary[2] },
});
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
    texts: textsOf(['An evening’s play', '今夜一局', 'لعب أمسية'], ['', '', '']),
  },
  {
    ...always,
    code: 'three-doors',
    period: 'daily',
    terms: mission({ conditions: [{ kind: 'games', target: 3 }], prize: points(15), claimed: false }),
    texts: textsOf(
      ['Something new', '尝试新游戏', 'شيء جديد'],
      ['Try three games on one day.', '一天内玩三款游戏。', 'جرّب ثلاث ألعاب في يوم واحد.'],
    ),
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
    texts: textsOf(['A big catch', '大有收获', 'صيد ثمين'], ['', '', '']),
  },
  {
    ...always,
    code: 'four-evenings',
    period: 'weekly',
    terms: mission({ conditions: [{ kind: 'days', target: 4 }], prize: points(100) }),
    texts: textsOf(
      ['Four evenings', '四个夜晚', 'أربع أمسيات'],
      ['Play on four days of the week.', '一周内游戏四天。', 'العب في أربعة أيام من الأسبوع.'],
    ),
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
    texts: textsOf(['Half moon', '半月', 'نصف القمر'], ['', '', '']),
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
    texts: textsOf(['Full moon', '满月', 'البدر'], ['', '', '']),
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
    texts: textsOf(
      ['The daily race', '每日竞赛', 'سباق اليوم'],
      [
        'Stakes in games with a lower RTP count for more, so that all games have equal weight.',
        '返还率较低的游戏权重更高，每款游戏机会均等。',
        'الألعاب الأقل عائدًا تُحتسب أكثر، فلكل لعبة نصيب عادل.',
      ],
    ),
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
    texts: textsOf(['The weekly league', '每周联赛', 'دوري الأسبوع'], ['', '', '']),
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
    texts: textsOf(
      ['Lantern Cup', '灯笼杯', 'كأس الفانوس'],
      ['One week, one win that counts.', '为期一周，只看最好的一局。', 'أسبوع واحد، وربح واحد يُحتسب.'],
    ),
  },
];
