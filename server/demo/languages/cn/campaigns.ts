import type en from '../en/campaigns.ts';

/** Campaigns. */
export default {
  'first-light': {
    title: '晨光礼遇',
    summary: '存款翻倍，畅玩娱乐场。',
    body: '存款前先参加，我们将赠送等额红利，最高金额见下方条件。\n最多可参加三次。',
  },
  'lantern-gift': {
    title: '灯笼礼物',
    summary: '灯下一夜的小礼物。',
    body: '每位会员一份，可用于娱乐场游戏。',
  },
  'second-wind': {
    title: '重整旗鼓',
    summary: '娱乐场游戏每周净亏损返还 10%。',
    body: '每周一至周日单独计算。无需报名，返还金额会出现在您的奖励中心。',
  },
  'fair-share': {
    title: '公平分享',
    summary: '无论输赢，每笔投注的庄家优势都返还一部分。',
    body: '每月一次直接存入余额。返还率越高的游戏，庄家优势越低。',
  },
  'your-day': {
    title: '属于您的一天',
    summary: '生日当天的礼物。',
    body: '以注册时填写的出生日期为准，礼物保留一周。',
  },
  'match-day': {
    title: '比赛日',
    summary: '为您的下一场比赛准备的红利。',
    body: '提交申请后，我们会在一天内审核。',
  },
  'lucky-number': {
    title: '幸运号码',
    summary: '优惠码 PARLOUR-10，限前 500 名。',
    body: '输入优惠码 PARLOUR-10 即可领取。',
  },
  'round-table': {
    title: '圆桌之约',
    summary: '与其他玩家对战的棋牌游戏红利。',
    body: '适用于曾经存款的会员。',
  },
  autumn: {
    title: '秋夜',
    summary: '去年秋天的礼物。',
    body: '活动已结束。',
  },
  harvest: {
    title: '丰收日',
    summary: '去年丰收季的返现。',
    body: '活动已结束。',
  },
  'lantern-rounds': {
    title: '二十五次免费游戏',
    summary: '精选游戏的免费游戏次数。',
    body: '领取后打开下方任一游戏即可使用，剩余次数随时可见。',
  },
} satisfies typeof en;
