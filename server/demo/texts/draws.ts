import type { CampaignItem } from '../../../contract/campaigns-operator.ts';
import type { DrawItem } from '../../../contract/draws-operator.ts';
import type { Prize } from '../../../contract/prizes.ts';

const CAMPAIGN = 'lucky-draws';
const points = (amount: number): Prize => ({ kind: 'points', points: amount });
const award = (amount: number): Prize => ({ kind: 'award', campaign: CAMPAIGN, amount });
const named = (en: string, cn: string, ar: string) => ({ EN: { name: en }, CN: { name: cn }, AR: { name: ar } });
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
  texts: {
    EN: { title: 'Draw bonus', summary: 'Won on the wheel or in a raffle.', body: 'Bonus money for the casino.' },
    CN: { title: '抽奖红利', summary: '转盘或抽奖所得。', body: '娱乐场红利。' },
    AR: { title: 'مكافأة السحب', summary: 'مكسب العجلة أو السحب.', body: 'أموال مكافأة للكازينو.' },
  },
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
      { prize: award(50_000), count: 1, texts: named('The harbour light', '港湾之光', 'ضوء المرفأ') },
      { prize: award(10_000), count: 3, texts: named('The lanterns', '灯笼', 'الفوانيس') },
      { prize: points(500), count: 10, texts: named('The paper boats', '纸船', 'القوارب الورقية') },
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
    texts: {
      EN: {
        title: 'Seven lanterns',
        summary: 'Check in each day; the seventh lantern lights a bonus.',
        body: 'Check in once a day. Each day of the streak has its gift, and after the seventh day a new streak starts.\nOne missed day of a streak is filled in for you.',
      },
      CN: {
        title: '七盏灯',
        summary: '每日签到，点亮第七盏灯领取红利。',
        body: '每天签到一次。每轮每天都有礼物，第七天后重新开始。\n每轮可补一天漏签。',
      },
      AR: {
        title: 'سبعة فوانيس',
        summary: 'سجّل حضورك كل يوم، والفانوس السابع يضيء مكافأة.',
        body: 'سجّل حضورك مرة كل يوم. لكل يوم من السلسلة هديته، وبعد السابع تبدأ سلسلة جديدة.\nنعوّض لك يومًا فائتًا واحدًا في كل سلسلة.',
      },
    },
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
        { odds: 300_000, prize: points(10), texts: named('10 points', '10 积分', '10 نقاط') },
        { odds: 100_000, prize: award(100), texts: named('$1 bonus', '$1 红利', 'مكافأة 1$') },
        { odds: 200_000, prize: points(25), texts: named('25 points', '25 积分', '25 نقطة') },
        { odds: 230_000, prize: null, texts: named('Tomorrow', '明日再来', 'غدًا') },
        { odds: 100_000, prize: points(50), texts: named('50 points', '50 积分', '50 نقطة') },
        { odds: 40_000, prize: award(500), texts: named('$5 bonus', '$5 红利', 'مكافأة 5$') },
        { odds: 29_000, prize: points(200), texts: named('200 points', '200 积分', '200 نقطة') },
        { odds: 1_000, prize: award(10_000), texts: named('$100 bonus', '$100 红利', 'مكافأة 100$') },
      ],
      instead: points(10),
      attempts: { by: 'day', zone: 'merchant' },
      points: 0,
      stake: 0,
    },
    texts: {
      EN: {
        title: 'The evening wheel',
        summary: 'One spin a day, with the odds of each prize stated.',
        body: 'Spin the wheel once a day. The result is drawn before the wheel moves.',
      },
      CN: {
        title: '晚间转盘',
        summary: '每天一次，每个奖品的概率公开。',
        body: '每天可转一次。结果在转盘转动之前已经抽出。',
      },
      AR: {
        title: 'عجلة المساء',
        summary: 'دورة واحدة كل يوم، واحتمال كل جائزة معلن.',
        body: 'أدر العجلة مرة كل يوم. تُسحب النتيجة قبل أن تتحرك العجلة.',
      },
    },
  },
  raffle(
    {
      ...{ code: 'harbour-raffle', position: 2, fromDay: dayOf(-5), toDay: dayOf(8) },
      texts: {
        EN: {
          title: 'Harbour raffle',
          summary: 'Each $10 of valid stake earns a ticket. Fourteen prizes.',
          body: 'Play any game with your own money. Each $10 of valid stake earns one ticket, up to 200.\nAnyone can verify the draw.',
        },
        CN: {
          title: '港湾抽奖',
          summary: '每 $10 有效投注得一张奖券，共十四份奖品。',
          body: '用自有资金玩任意游戏，每 $10 有效投注得一张奖券，最多 200 张。\n任何人都可以验证抽奖。',
        },
        AR: {
          title: 'سحب المرفأ',
          summary: 'كل 10$ رهان محتسب تذكرة. أربع عشرة جائزة.',
          body: 'العب أي لعبة بأموالك. كل 10$ من الرهان المحتسب تجلب تذكرة، حتى 200 تذكرة.\nيستطيع أي شخص التحقق من السحب.',
        },
      },
    },
    10,
  ),
  raffle(
    {
      ...{ code: 'lantern-raffle', position: 3, fromDay: dayOf(-13), toDay: dayOf(-6) },
      texts: {
        EN: {
          title: 'Lantern raffle',
          summary: 'Last week’s raffle has been drawn. See the winners and verify it.',
          body: 'Each $10 of valid stake earned a ticket. The prizes have been given.',
        },
        CN: {
          title: '灯笼抽奖',
          summary: '上周抽奖已开奖，查看中奖名单并验证。',
          body: '每 $10 有效投注得一张奖券。奖品已发放。',
        },
        AR: {
          title: 'سحب الفوانيس',
          summary: 'سحب الأسبوع الماضي. اطّلع على الفائزين وتحقق منه.',
          body: 'كل 10$ رهان محتسب كانت تذكرة. الجوائز مُنحت.',
        },
      },
    },
    0,
  ),
];
