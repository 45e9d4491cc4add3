import type en from '../en/draws.ts';

/** The wheel, raffles and the sign-in calendar. */
export default {
  'lantern-calendar': {
    title: '七盏灯',
    summary: '每日签到，点亮第七盏灯领取红利。',
    body: '每天签到一次。每轮每天都有礼物，第七天后重新开始。\n每轮可补一天漏签。',
  },
  'evening-wheel': {
    title: '晚间转盘',
    summary: '每天一次，每个奖品的概率公开。',
    body: '每天可转一次。结果在转盘转动之前已经抽出。',
  },
  'harbour-raffle': {
    title: '港湾抽奖',
    summary: '每 $10 有效投注得一张奖券，共十四份奖品。',
    body: '用自有资金玩任意游戏，每 $10 有效投注得一张奖券，最多 200 张。\n任何人都可以验证抽奖。',
  },
  'lantern-raffle': {
    title: '灯笼抽奖',
    summary: '上周抽奖已开奖，查看中奖名单并验证。',
    body: '每 $10 有效投注得一张奖券。奖品已发放。',
  },
} satisfies typeof en;
