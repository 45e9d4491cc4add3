import type { Banner } from '../../../contract/site.ts';
import type { BannerTexts, PromotionTexts } from '../../domains/site/queries.ts';

interface DemoBanner {
  /** A stage of the art; `{side}` is where the matter stands, at the end of a line of text. */
  art: string;
  url: string;
  linkageType: Banner['linkageType'];
  texts: BannerTexts;
}

/** The carousel of the home page (HOME-02). */
export const BANNERS: readonly DemoBanner[] = [
  {
    art: '/art/banner/lanterns/jade-lantern/{side}.svg',
    url: '10001',
    linkageType: 'game',
    texts: {
      EN: {
        eyebrow: 'Studio',
        title: 'Jade Lantern',
        text: 'Five reels, ten lines, and a way to check every spin.',
        action: 'Open the game',
      },
      CN: { eyebrow: 'Studio', title: '玉灯笼', text: '五轴十线，每一次旋转都可验证。', action: '打开游戏' },
      AR: {
        eyebrow: 'الاستوديو',
        title: 'فانوس اليشم',
        text: 'خمس بكرات وعشرة خطوط، وطريقة للتحقق من كل دورة.',
        action: 'افتح اللعبة',
      },
    },
  },
  {
    art: '/art/banner/jackpot/grand/{side}.svg',
    url: '/jackpots',
    linkageType: 'route',
    texts: {
      EN: {
        eyebrow: 'Jackpots',
        title: 'Every figure is money that exists',
        text: 'How each pool is funded, what it has paid, and how likely it is to be won.',
        action: 'See the pools',
      },
      CN: {
        eyebrow: '奖池',
        title: '每个数字都是真实存在的资金',
        text: '奖池如何出资、已支付多少、中奖概率几何。',
        action: '查看奖池',
      },
      AR: {
        eyebrow: 'الجوائز الكبرى',
        title: 'كل رقم مالٌ موجود',
        text: 'كيف يُموَّل كل صندوق، وكم دفع، وما احتمال الفوز به.',
        action: 'شاهد الصناديق',
      },
    },
  },
  {
    art: '/art/banner/sea/fishing/{side}.svg',
    url: '/fish',
    linkageType: 'route',
    texts: {
      EN: {
        eyebrow: 'Fish',
        title: 'Under the quiet water',
        text: 'The fishing games of four houses in one place.',
        action: 'Browse',
      },
      CN: { eyebrow: '捕鱼', title: '静水之下', text: '多家捕鱼游戏汇集一处。', action: '浏览' },
      AR: { eyebrow: 'الصيد', title: 'تحت الماء الهادئ', text: 'ألعاب الصيد من عدة دور في مكان واحد.', action: 'تصفح' },
    },
  },
  {
    art: '/art/banner/live/tables/{side}.svg',
    url: '/live',
    linkageType: 'route',
    texts: {
      EN: {
        eyebrow: 'Live',
        title: 'Tables by lamplight',
        text: 'Roulette, baccarat and blackjack, sorted by house.',
        action: 'Browse',
      },
      CN: { eyebrow: '真人', title: '灯下牌桌', text: '轮盘、百家乐与二十一点，按厂商分类。', action: '浏览' },
      AR: {
        eyebrow: 'مباشر',
        title: 'طاولات تحت الضوء',
        text: 'الروليت والباكارات والبلاك جاك، مرتبة حسب الدار.',
        action: 'تصفح',
      },
    },
  },
];

interface DemoPromotion {
  art: string;
  texts: PromotionTexts;
}

/** What runs now; none of it asks anybody to play more. */
export const PROMOTIONS: readonly DemoPromotion[] = [
  {
    art: '/art/promotion/welcome/parlour.svg',
    texts: {
      EN: {
        title: 'A table is laid',
        summary: 'Look around with the demo account.',
        body: 'The account player1 has demonstration money in it, so that the whole house can be tried: a deposit, a game, the record. Whoever registers gets an account of their own with nothing in it, and the sandbox cashier to fill it.',
      },
      CN: {
        title: '桌已备好',
        summary: '用演示账户随意看看。',
        body: '账户 player1 内有演示资金，可体验整个站点：存款、游戏、记录。自行注册者获得自己的空账户，并可用演示收银台充值。',
      },
      AR: {
        title: 'الطاولة جاهزة',
        summary: 'تجوّل بالحساب التجريبي.',
        body: 'في الحساب player1 مال تجريبي ليُجرَّب البيت كله: إيداع ولعبة وسجل. ومن يسجل يحصل على حساب خاص به فارغ، وصندوق الدفع التجريبي لملئه.',
      },
    },
  },
  {
    art: '/art/promotion/deposit/sandbox.svg',
    texts: {
      EN: {
        title: 'The sandbox cashier',
        summary: 'Deposits that cost nothing and behave like real ones.',
        body: 'The cashier is a payment provider of its own: it opens a page, signs its message to us, and sends it again until we acknowledge it. From 1,000.00 by card and 2,000.00 by bank a deposit waits for the operator, as it would in earnest.',
      },
      CN: {
        title: '演示收银台',
        summary: '不花一分钱，却与真实存款流程一致。',
        body: '收银台是独立的支付方：它打开支付页面，对通知签名，并重复发送直到我们确认。卡 1,000.00 起、银行 2,000.00 起的存款需等待运营审核，与真实流程一致。',
      },
      AR: {
        title: 'صندوق الدفع التجريبي',
        summary: 'إيداعات لا تكلف شيئًا وتسلك سلوك الحقيقية.',
        body: 'الصندوق مزود دفع مستقل: يفتح صفحة، ويوقع رسالته إلينا، ويعيد إرسالها حتى نؤكدها. ومن 1,000.00 بالبطاقة و2,000.00 بالبنك ينتظر الإيداع المشغّل كما في الواقع.',
      },
    },
  },
  {
    art: '/art/promotion/jackpot/pools.svg',
    texts: {
      EN: {
        title: 'Four pools, open books',
        summary: 'Where the jackpots’ money comes from and where it goes.',
        body: 'A pool begins with the house’s money. One per cent of each bet that feeds it, and small sums of the house, make it grow. Contributions are what was paid, what is shown and what is kept for fractions: the three always sum up, and the page shows them.',
      },
      CN: {
        title: '四个奖池，账目公开',
        summary: '奖池资金的来龙去脉。',
        body: '奖池以庄家资金起始，由相关投注的百分之一及庄家小额注入增长。投入总额等于已支付、正显示与零头保留之和，三者始终相符，并在页面上公示。',
      },
      AR: {
        title: 'أربعة صناديق بدفاتر مفتوحة',
        summary: 'من أين يأتي مال الجوائز الكبرى وإلى أين يذهب.',
        body: 'يبدأ الصندوق بمال البيت، وينمو بواحد بالمئة من كل رهان يغذيه وبمبالغ صغيرة من البيت. والمساهمات هي ما دُفع وما يُعرض وما يُحفظ من الكسور: تتطابق دائمًا، والصفحة تعرضها.',
      },
    },
  },
];
