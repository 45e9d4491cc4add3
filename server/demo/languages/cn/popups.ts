import type en from '../en/popups.ts';

/** Popups for visitors and members. */
export default {
  welcome: {
    title: '欢迎来到 {brand}',
    content: '这是演示站，所有资金均为试玩资金。\n还没有账户？请在登录窗口选择“免费试玩”。',
  },
  'good-to-know': {
    title: '温馨提示',
    content: '当前优惠请见“优惠活动”。\n您可随时在“安心游戏”中设置存款、亏损和时间限额。',
  },
} satisfies typeof en;
