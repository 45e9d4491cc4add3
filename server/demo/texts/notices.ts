import type { Notice } from '../../../contract/notices.ts';

/** The demo's notices, oldest first. */
export const NOTICES: readonly Pick<Notice, 'type' | 'title' | 'content'>[] = [
  {
    type: 'B',
    title: { EN: 'Demo site: play money only', CN: '演示站：仅使用试玩资金', AR: 'موقع تجريبي: أموال افتراضية فقط' },
    content: {
      EN: 'No real money is used on this site. Deposits go through a demo payment page, and some players on the winners board are simulated.',
      CN: '本站不使用真实资金。存款通过演示支付页面完成，中奖榜上的部分玩家为模拟玩家。',
      AR: 'لا تُستخدم أموال حقيقية في هذا الموقع. تتم الإيداعات عبر صفحة دفع تجريبية، وبعض اللاعبين في لوحة الفائزين افتراضيون.',
    },
  },
  {
    type: 'PL',
    title: { EN: 'New slot: Jade Lantern', CN: '新老虎机：玉灯笼', AR: 'لعبة سلوت جديدة: فانوس اليشم' },
    content: {
      EN: 'Jade Lantern is now open: five reels, ten lines, free spins with doubled wins and a jackpot. The pay table, the return to player and the verification of each round are in the game.',
      CN: '“玉灯笼”现已开放：五轴十线，免费旋转奖金翻倍，并可赢取奖池。赔付表、返还率与每局验证均可在游戏内查看。',
      AR: '«فانوس اليشم» متاحة الآن: خمس بكرات وعشرة خطوط ودورات مجانية بأرباح مضاعفة وجائزة كبرى. تجد جدول الدفع ونسبة العائد والتحقق من كل جولة داخل اللعبة.',
    },
  },
  {
    type: 'PR',
    title: { EN: 'How our jackpots are funded', CN: '奖池资金从何而来', AR: 'كيف تُموَّل جوائزنا الكبرى' },
    content: {
      EN: 'We start every jackpot, and 1% of each eligible bet is added. The winner gets the whole amount. See current amounts and your chance of winning on the Jackpots page.',
      CN: '每个奖池由我们投入起始金额，参与游戏每笔投注的 1% 计入奖池，中奖者获得全部金额。当前金额与中奖概率请见“奖池”页面。',
      AR: 'نبدأ كل جائزة كبرى بمبلغ من عندنا، ويُضاف إليها 1% من كل رهان مشارك، ويحصل الفائز على المبلغ كاملًا. تجد القيم الحالية وفرصة الفوز في صفحة الجوائز الكبرى.',
    },
  },
  {
    type: 'H',
    title: {
      EN: 'Keep your account safe',
      CN: '保护您的账户安全',
      AR: 'حافظ على أمان حسابك',
    },
    content: {
      EN: 'Turn on two-factor authentication in the Security centre. If you left your account open elsewhere, you can log out everywhere from My account.',
      CN: '请在安全中心开启双重验证。如果您在其他设备上仍处于登录状态，可在“我的账户”中退出所有设备。',
      AR: 'فعّل المصادقة الثنائية في مركز الأمان. وإن تركت حسابك مفتوحًا في مكان آخر، فيمكنك تسجيل الخروج من كل الأجهزة من «حسابي».',
    },
  },
];
