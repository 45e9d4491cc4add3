import type { BannerItem, PromotionItem } from '../../../contract/content-operator.ts';

/** The carousel of the home page (HOME-02). */
export const BANNERS: readonly Omit<BannerItem, 'position'>[] = [
  {
    code: 'jade-lantern',
    picture: '/art/banner/lanterns/jade-lantern/{side}.svg',
    url: '10001',
    linkageType: 'game',
    texts: {
      EN: {
        eyebrow: 'New',
        title: 'Jade Lantern',
        text: 'Five reels, ten lines, free spins and a jackpot. Every spin can be verified.',
        action: 'Open game',
      },
      CN: {
        eyebrow: '新游戏',
        title: '玉灯笼',
        text: '五轴十线，免费旋转加奖池，每次旋转均可验证。',
        action: '打开游戏',
      },
      AR: {
        eyebrow: 'جديد',
        title: 'فانوس اليشم',
        text: 'خمس بكرات وعشرة خطوط ودورات مجانية وجائزة كبرى. يمكن التحقق من كل دورة.',
        action: 'افتح اللعبة',
      },
    },
  },
  {
    code: 'grand',
    picture: '/art/banner/jackpot/grand/{side}.svg',
    url: '/jackpots',
    linkageType: 'route',
    texts: {
      EN: {
        eyebrow: 'Jackpots',
        title: 'How our jackpots are funded',
        text: 'Current amounts, your chance of winning and the latest wins.',
        action: 'See jackpots',
      },
      CN: {
        eyebrow: '奖池',
        title: '奖池资金从何而来',
        text: '当前金额、中奖概率与最近中奖。',
        action: '查看奖池',
      },
      AR: {
        eyebrow: 'الجوائز الكبرى',
        title: 'كيف تُموَّل جوائزنا الكبرى',
        text: 'القيم الحالية وفرصة الفوز وآخر الفائزين.',
        action: 'عرض الجوائز',
      },
    },
  },
  {
    code: 'fishing',
    picture: '/art/banner/sea/fishing/{side}.svg',
    url: '/fish',
    linkageType: 'route',
    texts: {
      EN: {
        eyebrow: 'Fishing',
        title: 'All fishing games in one place',
        text: 'Browse fishing games by provider.',
        action: 'Browse games',
      },
      CN: { eyebrow: '捕鱼', title: '捕鱼游戏，一处汇集', text: '按厂商浏览捕鱼游戏。', action: '浏览游戏' },
      AR: {
        eyebrow: 'صيد السمك',
        title: 'كل ألعاب الصيد في مكان واحد',
        text: 'تصفّح ألعاب الصيد حسب المزوّد.',
        action: 'تصفّح الألعاب',
      },
    },
  },
  {
    code: 'tables',
    picture: '/art/banner/live/tables/{side}.svg',
    url: '/live',
    linkageType: 'route',
    texts: {
      EN: {
        eyebrow: 'Live casino',
        title: 'Roulette, baccarat and blackjack',
        text: 'Browse live tables by provider.',
        action: 'Browse tables',
      },
      CN: { eyebrow: '真人娱乐', title: '轮盘、百家乐与二十一点', text: '按厂商浏览真人桌台。', action: '浏览桌台' },
      AR: {
        eyebrow: 'كازينو مباشر',
        title: 'الروليت والباكارا والبلاك جاك',
        text: 'تصفّح الطاولات المباشرة حسب المزوّد.',
        action: 'تصفّح الطاولات',
      },
    },
  },
];

/** The current offers. Each describes the product, and none encourages more play. */
export const PROMOTIONS: readonly Omit<PromotionItem, 'position' | 'startsAt' | 'endsAt'>[] = [
  {
    code: 'welcome',
    picture: '/art/promotion/welcome/parlour.svg',
    texts: {
      EN: {
        title: 'Try it free',
        summary: 'Play with play money. No account, no deposit.',
        body: 'Open the login window and choose “Play for free”. You get play money at once and can try any open game.\nThe odds are the same as in real play. Play money cannot be withdrawn, and wins with it are not paid out.\n18+. You can create an account at any time.',
      },
      CN: {
        title: '免费试玩',
        summary: '使用试玩币，无需账户，无需存款。',
        body: '打开登录窗口，选择“免费试玩”，即可立即获得试玩币并体验任何已开放的游戏。\n试玩的概率与真实游戏相同。试玩币不可提款，试玩所得不予派彩。\n仅限年满 18 岁人士。您可随时创建账户。',
      },
      AR: {
        title: 'جرّب مجانًا',
        summary: 'العب بأموال افتراضية، دون حساب ودون إيداع.',
        body: 'افتح نافذة تسجيل الدخول واختر «العب مجانًا». تحصل على أموال افتراضية فورًا ويمكنك تجربة أي لعبة متاحة.\nالاحتمالات هي نفسها في اللعب الحقيقي. لا يمكن سحب الأموال الافتراضية، ولا تُدفع الأرباح التي تتحقق بها.\nلمن بلغوا 18 عامًا فأكثر. يمكنك إنشاء حساب في أي وقت.',
      },
    },
  },
  {
    code: 'deposit',
    picture: '/art/promotion/deposit/sandbox.svg',
    texts: {
      EN: {
        title: 'No fee on card deposits',
        summary: 'Deposit by card from 10.00 and pay no fee.',
        body: 'Card deposits from 10.00 to 5,000.00 are free of charge. Your balance updates as soon as the payment is confirmed.\nDeposits of 1,000.00 or more may be reviewed by our team first.\nDemo: no real money is charged.',
      },
      CN: {
        title: '银行卡存款免手续费',
        summary: '银行卡存款 10.00 起，免手续费。',
        body: '银行卡存款 10.00 至 5,000.00 免手续费，付款确认后余额立即更新。\n1,000.00 及以上的存款可能需先由我们的团队审核。\n演示：不会收取真实资金。',
      },
      AR: {
        title: 'إيداع بالبطاقة دون رسوم',
        summary: 'أودِع بالبطاقة ابتداءً من 10.00 دون أي رسوم.',
        body: 'الإيداع بالبطاقة من 10.00 إلى 5,000.00 مجاني، ويُحدَّث رصيدك فور تأكيد الدفع.\nقد يراجع فريقنا أولًا الإيداعات التي تبلغ 1,000.00 فأكثر.\nموقع تجريبي: لا تُخصم أموال حقيقية.',
      },
    },
  },
  {
    code: 'jackpot',
    picture: '/art/promotion/jackpot/pools.svg',
    texts: {
      EN: {
        title: 'How our jackpots are funded',
        summary: 'We start every jackpot, and 1% of each eligible bet is added.',
        body: 'Each jackpot starts with an amount from us. 1% of every bet on an eligible game is added to it, and the winner gets the whole amount.\nThe current amount, the eligible games, your chance of winning and the latest wins are on the Jackpots page.',
      },
      CN: {
        title: '奖池资金从何而来',
        summary: '每个奖池由我们投入起始金额，参与游戏每笔投注的 1% 计入奖池。',
        body: '每个奖池由我们投入起始金额，参与游戏每笔投注的 1% 计入奖池，中奖者获得全部金额。\n当前金额、参与游戏、中奖概率与最近中奖，请见“奖池”页面。',
      },
      AR: {
        title: 'كيف تُموَّل جوائزنا الكبرى',
        summary: 'نبدأ كل جائزة بمبلغ من عندنا، ويُضاف إليها 1% من كل رهان مشارك.',
        body: 'تبدأ كل جائزة كبرى بمبلغ من عندنا، ويُضاف إليها 1% من كل رهان في لعبة مشاركة، ويحصل الفائز على المبلغ كاملًا.\nتجد القيمة الحالية والألعاب المشاركة وفرصة الفوز وآخر الفائزين في صفحة الجوائز الكبرى.',
      },
    },
  },
];
