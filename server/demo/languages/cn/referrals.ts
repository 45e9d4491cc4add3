import type en from '../en/referrals.ts';

/** What invitations bring. */
export default {
  'bring-a-friend': {
    title: '好友同行',
    summary: '好友首次存款，您得奖励。',
    body: '分享您的链接或邀请码。好友存款到账后，奖励即在奖励中心等您领取。',
  },
  'good-company': {
    title: '良友相伴',
    summary: '好友常来，再得奖励。',
    body: '计算好友注册后三十天内以自有资金在所有游戏中的有效投注。',
  },
  'warm-welcome': {
    title: '热情欢迎',
    summary: '受好友邀请的小礼物。',
    body: '注册后在奖励中心领取。',
  },
} satisfies typeof en;
