import type { NewPopup } from '../../domains/support/popups.ts';

/** The popups of a demo merchant of this name, for visitors and members. */
export const popupsOf = (brand: string): readonly NewPopup[] => [
  {
    execution: 'B',
    promotionType: '',
    titles: { EN: `Welcome to ${brand}`, CN: `欢迎来到 ${brand}`, AR: `مرحبًا بك في ${brand}` },
    contents: {
      EN: 'This is a demo site. All money here is play money.\nNo account yet? Choose “Play for free” in the login window.',
      CN: '这是演示站，所有资金均为试玩资金。\n还没有账户？请在登录窗口选择“免费试玩”。',
      AR: 'هذا موقع تجريبي، وكل الأموال هنا افتراضية.\nليس لديك حساب؟ اختر «العب مجانًا» في نافذة تسجيل الدخول.',
    },
  },
  {
    execution: 'A',
    promotionType: 'all',
    titles: { EN: 'Good to know', CN: '温馨提示', AR: 'من المفيد أن تعرف' },
    contents: {
      EN: 'Current offers are under “Promotions”.\nUnder “Play safely” you can set limits for deposits, losses and time at any time.',
      CN: '当前优惠请见“优惠活动”。\n您可随时在“安心游戏”中设置存款、亏损和时间限额。',
      AR: 'العروض الحالية في «العروض».\nيمكنك في أي وقت ضبط حدود الإيداع والخسارة والوقت في «اللعب بأمان».',
    },
  },
];
