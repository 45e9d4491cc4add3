import type { CampaignItem } from '../../../contract/campaigns-operator.ts';
import type { Requirement } from '../../../contract/campaigns.ts';

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
  reviewed: false,
  budget: null,
  maxAwards: null,
  maxEach: null,
  startsAt: null,
  endsAt: null,
};
const picture = (kind: string, seed: string): string => `/art/promotion/${kind}/${seed}.svg`;

/** The demo's campaigns. Amounts in cents. `shut` is a game that one of them shuts. */
export const campaignItems = (nowMs: number, shut: readonly number[]): CampaignItem[] => {
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
      budget: 50_000_000,
      terms: {
        reward: { kind: 'deposit_match', share: 1_000, max: 20_000, minDeposit: 2_000, nth: null },
        requirement: { ...REQUIREMENT, maxStake: 2_500, contributions: { LIVE: 200_000 }, shut: [...shut] },
      },
      texts: {
        EN: {
          title: 'First light',
          summary: 'Your deposit, doubled for the casino.',
          body: 'Join before you deposit, and we add the same amount as bonus money, up to the maximum below.\nYou can take it three times.',
        },
        CN: {
          title: '晨光礼遇',
          summary: '存款翻倍，畅玩娱乐场。',
          body: '存款前先参加，我们将赠送等额红利，最高金额见下方条件。\n最多可参加三次。',
        },
        AR: {
          title: 'الضوء الأول',
          summary: 'إيداعك مضاعف لألعاب الكازينو.',
          body: 'انضم قبل الإيداع ونضيف المبلغ نفسه أموال مكافأة حتى الحد الأقصى أدناه.\nيمكنك الحصول عليها ثلاث مرات.',
        },
      },
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
      texts: {
        EN: {
          title: 'Lantern gift',
          summary: 'A gift for an evening at the lanterns.',
          body: 'One gift for each member, to be played in casino games.',
        },
        CN: { title: '灯笼礼物', summary: '灯下一夜的小礼物。', body: '每位会员一份，可用于娱乐场游戏。' },
        AR: {
          title: 'هدية الفانوس',
          summary: 'هدية لأمسية تحت الفوانيس.',
          body: 'هدية واحدة لكل عضو، تُلعب في ألعاب الكازينو.',
        },
      },
    },
    {
      ...COMMON,
      code: 'match-day',
      position: 2,
      picture: picture('tournament', 'match-day'),
      product: 'betting',
      reviewed: true,
      endsAt: inDays(30),
      terms: {
        reward: { kind: 'fixed', amount: 2_000, code: null },
        requirement: { ...REQUIREMENT, factor: 3_000, contributions: { COCKFIGHT: 500_000 } },
      },
      texts: {
        EN: {
          title: 'Match day',
          summary: 'Bonus money for your next match.',
          body: 'Ask for it, and we look at your claim within a day.',
        },
        CN: { title: '比赛日', summary: '为您的下一场比赛准备的红利。', body: '提交申请后，我们会在一天内审核。' },
        AR: {
          title: 'يوم المباراة',
          summary: 'أموال مكافأة لمباراتك التالية.',
          body: 'قدّم طلبك ونراجعه خلال يوم.',
        },
      },
    },
    {
      ...COMMON,
      code: 'lucky-number',
      position: 3,
      picture: picture('points', 'lucky-number'),
      product: 'lottery',
      endsAt: inDays(45),
      maxAwards: 500,
      terms: {
        reward: { kind: 'fixed', amount: 1_000, code: 'PARLOUR-10' },
        requirement: { ...REQUIREMENT, factor: 1_000, days: 7 },
      },
      texts: {
        EN: {
          title: 'Lucky number',
          summary: 'For the first 500 with the code PARLOUR-10.',
          body: 'Type the code PARLOUR-10 to claim it.',
        },
        CN: {
          title: '幸运号码',
          summary: '优惠码 PARLOUR-10，限前 500 名。',
          body: '输入优惠码 PARLOUR-10 即可领取。',
        },
        AR: {
          title: 'الرقم المحظوظ',
          summary: 'لأول 500 عضو بالرمز PARLOUR-10.',
          body: 'اكتب الرمز PARLOUR-10 لاستلامها.',
        },
      },
    },
    {
      ...COMMON,
      code: 'round-table',
      position: 4,
      picture: picture('vip', 'round-table'),
      product: 'pvp',
      startsAt: inDays(5),
      endsAt: inDays(35),
      audience: { hasDeposited: true },
      terms: {
        reward: { kind: 'fixed', amount: 1_500, code: null },
        requirement: { ...REQUIREMENT, factor: 2_000 },
      },
      texts: {
        EN: {
          title: 'Round table',
          summary: 'A start at the tables against other players.',
          body: 'For members who have made a deposit before.',
        },
        CN: { title: '圆桌之约', summary: '与其他玩家同桌的起步金。', body: '适用于曾经存款的会员。' },
        AR: {
          title: 'الطاولة المستديرة',
          summary: 'بداية على الطاولات أمام لاعبين آخرين.',
          body: 'للأعضاء الذين سبق أن أودعوا.',
        },
      },
    },
    {
      ...COMMON,
      code: 'autumn',
      position: 5,
      picture: picture('raffle', 'autumn'),
      product: 'betting',
      terms: { reward: { kind: 'fixed', amount: 1_000, code: null }, requirement: REQUIREMENT },
      texts: {
        EN: { title: 'Autumn evenings', summary: 'A gift of last autumn.', body: 'It has ended.' },
        CN: { title: '秋夜', summary: '去年秋天的礼物。', body: '活动已结束。' },
        AR: { title: 'أمسيات الخريف', summary: 'هدية الخريف الماضي.', body: 'انتهى العرض.' },
      },
    },
  ];
};
