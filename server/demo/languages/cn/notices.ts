import type en from '../en/notices.ts';

/** Notices for members. */
export default {
  'demo-site': {
    title: '演示站：仅使用试玩资金',
    content: '本站不使用真实资金。存款通过演示支付页面完成，中奖榜上的部分玩家为模拟玩家。',
  },
  'jade-lantern': {
    title: '新老虎机：玉灯笼',
    content: '“玉灯笼”现已开放：五轴十线，免费旋转奖金翻倍，并可赢取奖池。赔付表、返还率与每局验证均可在游戏内查看。',
  },
  jackpots: {
    title: '奖池资金从何而来',
    content:
      '每个奖池由我们投入起始金额，参与游戏每笔投注的 1% 计入奖池，中奖者获得全部金额。当前金额与中奖概率请见“奖池”页面。',
  },
  safety: {
    title: '保护您的账户安全',
    content: '请在安全中心开启双重验证。如果您在其他设备上仍处于登录状态，可在“我的账户”中退出所有设备。',
  },
} satisfies typeof en;
