import type en from '../en/promotions.ts';

/** The current offers. Each describes the product, and none encourages more play. */
export default {
  welcome: {
    title: '免费试玩',
    summary: '使用试玩币，无需账户，无需存款。',
    body: '打开登录窗口，选择“免费试玩”，即可立即获得试玩币并体验任何已开放的游戏。\n试玩的概率与真实游戏相同。试玩币不可提款，试玩所得不予派彩。\n仅限年满 18 岁人士。您可随时创建账户。',
  },
  deposit: {
    title: '银行卡存款免手续费',
    summary: '银行卡存款 10.00 起，免手续费。',
    body: '银行卡存款 10.00 至 5,000.00 免手续费，付款确认后余额立即更新。\n1,000.00 及以上的存款可能需先由我们的团队审核。\n演示：不会收取真实资金。',
  },
  jackpot: {
    title: '奖池资金从何而来',
    summary: '每个奖池由我们投入起始金额，参与游戏每笔投注的 1% 计入奖池。',
    body: '每个奖池由我们投入起始金额，参与游戏每笔投注的 1% 计入奖池，中奖者获得全部金额。\n当前金额、参与游戏、中奖概率与最近中奖，请见“奖池”页面。',
  },
} satisfies typeof en;
