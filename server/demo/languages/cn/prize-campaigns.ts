import type en from '../en/prize-campaigns.ts';

/** Campaigns whose awards are prizes of draws and missions, or are exchanged for points. */
export default {
  'lucky-draws': {
    title: '抽奖红利',
    summary: '转盘或抽奖所得。',
    body: '娱乐场红利。',
  },
  'mission-prizes': {
    title: '任务红利',
    summary: '任务和排行榜发放的红利。',
    body: '完成奖励为红利的任务，或在排行榜上获得名次。',
  },
  'points-bonus': {
    title: '积分红利',
    summary: '用积分兑换红利。',
    body: '在积分商城中选择。',
  },
  'points-rounds': {
    title: '积分免费游戏',
    summary: '用积分兑换免费游戏。',
    body: '在积分商城中选择。',
  },
} satisfies typeof en;
