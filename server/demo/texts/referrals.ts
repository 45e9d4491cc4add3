import type { CampaignItem } from '../../../contract/campaigns-operator.ts';
import type { ReferralReward, Requirement } from '../../../contract/campaigns.ts';

const REQUIREMENT: Requirement = {
  factor: 0,
  days: 30,
  maxStake: null,
  contributions: {},
  shut: [],
  maxConverted: null,
};

const item = (
  code: string,
  position: number,
  {
    reward,
    factor = 0,
    ...over
  }: Pick<CampaignItem, 'texts'> & Partial<CampaignItem> & { reward: Omit<ReferralReward, 'kind'>; factor?: number },
): CampaignItem => ({
  ...{ code, position, picture: null, product: 'casino', startsAt: null, endsAt: null, audience: {}, controlShare: 0 },
  ...{
    reviewed: false,
    oncePer: ['device', 'paymentAccount', 'person'],
    budget: 10_000_000,
    maxAwards: null,
    maxEach: null,
  },
  terms: { reward: { kind: 'referral', ...reward }, requirement: { ...REQUIREMENT, factor } },
  ...over,
});

/** What the demo's invitations bring. Amounts in cents. */
export const referralItems: readonly CampaignItem[] = [
  item('bring-a-friend', 10, {
    picture: '/art/promotion/referral/bring-a-friend.svg',
    reward: { to: 'inviter', amount: 1_000, when: { event: 'deposited', min: 2_000 } },
    texts: {
      EN: {
        title: 'Bring a friend',
        summary: 'A reward for each friend who makes a first deposit.',
        body: 'Share your link or code. The reward appears in your reward centre as soon as your friend’s deposit is paid.',
      },
      CN: {
        title: '好友同行',
        summary: '好友首次存款，您得奖励。',
        body: '分享您的链接或邀请码。好友存款到账后，奖励即在奖励中心等您领取。',
      },
      AR: {
        title: 'أحضر صديقًا',
        summary: 'مكافأة عن كل صديق يودع لأول مرة.',
        body: 'شارك رابطك أو رمزك. تنتظرك المكافأة في مركز المكافآت فور إتمام إيداع صديقك.',
      },
    },
  }),
  item('good-company', 11, {
    picture: '/art/promotion/referral/good-company.svg',
    maxEach: 10,
    reward: { to: 'inviter', amount: 2_500, when: { event: 'staked', min: 10_000, days: 30 } },
    texts: {
      EN: {
        title: 'Good company',
        summary: 'A further reward for friends who stay.',
        body: 'Your friend’s stakes with their own money in all games count for the first thirty days.',
      },
      CN: {
        title: '良友相伴',
        summary: '好友常来，再得奖励。',
        body: '计算好友注册后三十天内以自有资金在所有游戏中的有效投注。',
      },
      AR: {
        title: 'رفقة طيبة',
        summary: 'مكافأة أخرى عن الأصدقاء الذين يبقون.',
        body: 'يُحتسب ما يراهن به صديقك من أمواله الخاصة في أول ثلاثين يومًا في كل الألعاب.',
      },
    },
  }),
  item('warm-welcome', 12, {
    reward: { to: 'invited', amount: 500, when: { event: 'registered' } },
    factor: 3_000,
    texts: {
      EN: {
        title: 'A warm welcome',
        summary: 'A small gift, because a friend invited you.',
        body: 'You find it in your reward centre after you register.',
      },
      CN: { title: '热情欢迎', summary: '受好友邀请的小礼物。', body: '注册后在奖励中心领取。' },
      AR: { title: 'ترحيب دافئ', summary: 'هدية صغيرة لأن صديقًا دعاك.', body: 'تنتظرك في مركز المكافآت بعد تسجيلك.' },
    },
  }),
];
