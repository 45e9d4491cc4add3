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
      texts: {
        EN: {
          title: 'First light',
          summary: 'Your deposit, doubled for the casino.',
          body: 'Join before you deposit, and we add the same amount as bonus money, up to the maximum below.\nYou can use this offer three times.',
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
          body: 'One gift per member, for casino games.',
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
      code: 'second-wind',
      position: 2,
      picture: picture('rebate', 'second-wind'),
      product: 'casino',
      budget: 20_000_000,
      terms: {
        reward: { kind: 'cash_back', period: 'week', share: 100, min: 100, max: 50_000 },
        requirement: { ...REQUIREMENT, factor: 1_000, days: 7 },
      },
      texts: {
        EN: {
          title: 'Second wind',
          summary: '10% weekly cashback on casino games.',
          body: 'Each week from Monday to Sunday counts separately. You do not need to join: your cashback appears in your reward centre.',
        },
        CN: {
          title: '重整旗鼓',
          summary: '娱乐场每周净亏损返还一成。',
          body: '每周一至周日单独计算。无需报名，返还金额会出现在您的奖励中心。',
        },
        AR: {
          title: 'نفَس جديد',
          summary: 'عُشر خسارة الأسبوع في الكازينو يعود إليك.',
          body: 'يُحسب كل أسبوع من الاثنين إلى الأحد على حدة. لا حاجة للانضمام: ما يعود إليك ينتظرك في مركز المكافآت.',
        },
      },
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
      texts: {
        EN: {
          title: 'Fair share',
          summary: 'Part of the house edge on each of your bets is returned, win or lose.',
          body: 'It is paid straight to your balance once a month. Games with a higher RTP have a lower house edge.',
        },
        CN: {
          title: '公平分享',
          summary: '无论输赢，每笔投注的庄家优势都返还一部分。',
          body: '每月一次直接存入余额。返还率越高的游戏，庄家优势越低。',
        },
        AR: {
          title: 'نصيب عادل',
          summary: 'جزء من هامش الموقع على كل رهان، ربحت أم خسرت.',
          body: 'يُضاف مباشرة إلى رصيدك مرة كل شهر. كلما ارتفع عائد اللعبة انخفض الهامش.',
        },
      },
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
      texts: {
        EN: {
          title: 'Your day',
          summary: 'A gift on your birthday.',
          body: 'We use the date of birth from your registration. You can claim the gift for a week.',
        },
        CN: { title: '属于您的一天', summary: '生日当天的礼物。', body: '以注册时填写的出生日期为准，礼物保留一周。' },
        AR: {
          title: 'يومك',
          summary: 'هدية في عيد ميلادك.',
          body: 'نأخذ تاريخ ميلادك من بيانات التسجيل. تنتظرك الهدية أسبوعًا.',
        },
      },
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
      texts: {
        EN: {
          title: 'Match day',
          summary: 'Bonus money for your next match.',
          body: 'Claim it, and we review your claim within a day.',
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
      position: 5,
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
          summary: 'For the first 500 members with the code PARLOUR-10.',
          body: 'Enter the code PARLOUR-10 to claim it.',
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
      texts: {
        EN: {
          title: 'Round table',
          summary: 'Bonus money for card games against other players.',
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
      position: 8,
      picture: picture('raffle', 'autumn'),
      product: 'betting',
      terms: { reward: { kind: 'fixed', amount: 1_000, code: null }, requirement: REQUIREMENT },
      texts: {
        EN: { title: 'Autumn evenings', summary: 'A gift of last autumn.', body: 'It has ended.' },
        CN: { title: '秋夜', summary: '去年秋天的礼物。', body: '活动已结束。' },
        AR: { title: 'أمسيات الخريف', summary: 'هدية الخريف الماضي.', body: 'انتهى العرض.' },
      },
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
      texts: {
        EN: { title: 'Harvest days', summary: 'Cashback of last harvest.', body: 'It has ended.' },
        CN: { title: '丰收日', summary: '去年丰收季的返现。', body: '活动已结束。' },
        AR: { title: 'أيام الحصاد', summary: 'استرداد موسم الحصاد الماضي.', body: 'انتهى العرض.' },
      },
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
  texts: {
    EN: {
      title: 'Twenty-five on the house',
      summary: 'Free rounds in selected games.',
      body: 'Claim them, open one of the games below and play. The game shows how many are left.',
    },
    CN: {
      title: '二十五次免费游戏',
      summary: '精选游戏的免费游戏次数。',
      body: '领取后打开下方任一游戏即可使用，剩余次数随时可见。',
    },
    AR: {
      title: 'خمس وعشرون جولة على حسابنا',
      summary: 'جولات مجانية في ألعاب مختارة.',
      body: 'احصل عليها ثم افتح إحدى الألعاب أدناه والعب. ترى دائمًا عدد الجولات المتبقية.',
    },
  },
});
