import type { Notice } from '../../../contract/notices.ts';

/** The demo's notices, oldest first. */
export const NOTICES: readonly Pick<Notice, 'type' | 'title' | 'content'>[] = [
  {
    type: 'B',
    title: { EN: 'This site is a demonstration', CN: '本站为演示站点', AR: 'هذا الموقع عرض تجريبي' },
    content: {
      EN: 'Nothing here is real money. Deposits go through a sandbox cashier, and the players you see on the winners board are simulated; they bet through the same interface as everybody else.',
      CN: '这里没有真钱。存款经过演示收银台，赢家榜上的玩家是模拟的；他们与其他人使用相同的接口投注。',
      AR: 'لا يوجد هنا مال حقيقي. تمر الإيداعات عبر صندوق دفع تجريبي، واللاعبون في لوحة الفائزين محاكون؛ وهم يراهنون عبر الواجهة نفسها كغيرهم.',
    },
  },
  {
    type: 'PL',
    title: { EN: 'Jade Lantern is open', CN: '“玉灯笼”已开放', AR: 'فانوس اليشم متاح الآن' },
    content: {
      EN: 'The Studio’s first slot can be played. Its pay table, its return to players and a way to check every round are inside the game. The other tiles bear a mark until their games are built.',
      CN: 'Studio 的第一款老虎机已可游玩。赔付表、返还率以及逐局验证的方法都在游戏内。其他游戏在完成之前带有标记。',
      AR: 'أول لعبة سلوت من الاستوديو جاهزة. جدول الدفع ونسبة العائد وطريقة التحقق من كل جولة داخل اللعبة. أما البقية فعليها علامة حتى تكتمل.',
    },
  },
  {
    type: 'PR',
    title: {
      EN: 'Jackpots: where the money comes from',
      CN: '奖池的资金从何而来',
      AR: 'الجوائز الكبرى: من أين يأتي المال',
    },
    content: {
      EN: 'Each pool starts with money from the house, grows by one per cent of the bets that feed it and by small sums from the house, and is paid whole to who wins it. The figures are on the jackpots page.',
      CN: '每个奖池以庄家资金起始，由相关投注的百分之一以及庄家的小额注入增长，并全额支付给赢家。数据见奖池页面。',
      AR: 'يبدأ كل صندوق بمال من البيت، وينمو بواحد بالمئة من الرهانات التي تغذيه وبمبالغ صغيرة من البيت، ويُدفع كاملًا لمن يفوز به. الأرقام في صفحة الجوائز الكبرى.',
    },
  },
  {
    type: 'H',
    title: { EN: 'Log out everywhere', CN: '在所有设备上退出', AR: 'تسجيل الخروج من كل مكان' },
    content: {
      EN: 'If you left a session open on another device, the account menu ends all of them at once. The other pages follow within a second.',
      CN: '如果您在其他设备上仍有登录，可在账户菜单中一次全部退出。其他页面会在一秒内同步。',
      AR: 'إن تركت جلسة مفتوحة على جهاز آخر، فقائمة الحساب تنهيها كلها دفعة واحدة، وتتبعها الصفحات الأخرى خلال ثانية.',
    },
  },
  {
    type: 'B',
    title: { EN: 'Your record is the ledger', CN: '您的记录就是账本', AR: 'سجلك هو دفتر الحسابات' },
    content: {
      EN: 'Every movement of your balance is in your record with its number, its time and the balance after it. Nothing is changed afterwards; a correction is a line of its own.',
      CN: '余额的每一次变动都记录在案，附有编号、时间和变动后的余额。事后不会更改；更正会另起一行。',
      AR: 'كل حركة في رصيدك مسجلة برقمها ووقتها والرصيد بعدها. لا يُغيَّر شيء لاحقًا؛ والتصحيح سطر مستقل.',
    },
  },
];
