import type { NewPopup } from '../../domains/service/popups.ts';

/** What the demo greets its visitors and its members with. */
export const POPUPS: readonly NewPopup[] = [
  {
    execution: 'B',
    promotionType: '',
    titles: { EN: 'Welcome to Parlour', CN: '欢迎来到 Parlour', AR: 'مرحبًا بك في Parlour' },
    contents: {
      EN: 'This is a demonstration: all money here is play money.\nYou can play for free without an account, from the log-in.',
      CN: '这是演示站点：这里的所有资金均为试玩币。\n无需账户，在登录处即可免费试玩。',
      AR: 'هذا عرض تجريبي: كل النقود هنا تجريبية.\nيمكنك اللعب مجانًا دون حساب من نافذة الدخول.',
    },
  },
  {
    execution: 'A',
    promotionType: 'all',
    titles: { EN: 'Good to see you', CN: '很高兴见到您', AR: 'سعداء برؤيتك' },
    contents: {
      EN: 'What runs now is on the page of promotions. Play within your means.',
      CN: '当前活动请见优惠页面。请量力而行。',
      AR: 'العروض الحالية في صفحة العروض. العب في حدود إمكاناتك.',
    },
  },
];
