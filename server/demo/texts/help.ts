import type { HelpTopic } from '../../../contract/site.ts';
import type { HelpTexts } from '../../domains/site/queries.ts';

/** Paragraphs are parted by an empty line. */
const paragraphs = (...each: string[]): string => each.join('\n\n');

/** The help centre (NAV-04). */
export const HELP: readonly { anchor: HelpTopic['anchor']; texts: HelpTexts }[] = [
  {
    anchor: 'rules',
    texts: {
      EN: {
        title: 'Rules',
        body: paragraphs(
          'You must be 18 or older. One person has one account.',
          'A bet stands once the site has confirmed it; the stake leaves your balance in the same moment. A win is credited as the round ends. If your connection breaks, the round is finished on the server, and you find it in your record.',
          'A slot takes one bet each two and a half seconds at most, and one slot may be open at a time. There is no automatic play.',
          'The odds, the pay table and the smallest and largest stake of a game are in its own rules, before any bet. How each jackpot is funded and how likely it is to be won is on the jackpots page.',
          'If a game fails, the bets of that round are void and the stakes come back. Each such line is in your record with its reason.',
        ),
      },
      CN: {
        title: '规则',
        body: paragraphs(
          '您必须年满 18 岁。每人仅限一个账户。',
          '网站确认后投注即成立，本金同时从余额中扣除。回合结束时派彩入账。若连接中断，回合会在服务器上完成，您可在记录中查看。',
          '老虎机每次投注至少间隔两秒半，同一时间只能打开一台老虎机。没有自动投注。',
          '游戏的概率、赔付表和最低最高投注额在投注前均可在其规则中查看。奖池的资金来源和中奖概率见奖池页面。',
          '若游戏出现故障，该回合投注作废，本金退回。每一笔都连同原因记录在案。',
        ),
      },
      AR: {
        title: 'القواعد',
        body: paragraphs(
          'يجب أن يكون عمرك 18 عامًا أو أكثر. ولكل شخص حساب واحد.',
          'يثبت الرهان عندما يؤكده الموقع، ويُخصم المبلغ من رصيدك في اللحظة نفسها. ويُضاف الربح عند انتهاء الجولة. وإن انقطع اتصالك تكتمل الجولة على الخادم وتجدها في سجلك.',
          'تقبل لعبة السلوت رهانًا واحدًا كل ثانيتين ونصف على الأقل، ولا تُفتح إلا لعبة سلوت واحدة في الوقت نفسه. ولا يوجد لعب تلقائي.',
          'احتمالات اللعبة وجدول الدفع وأقل رهان وأعلاه موجودة في قواعدها قبل أي رهان. أما تمويل كل جائزة كبرى واحتمال الفوز بها ففي صفحة الجوائز الكبرى.',
          'إن تعطلت لعبة تُلغى رهانات تلك الجولة وتعود المبالغ. وكل سطر من ذلك في سجلك مع سببه.',
        ),
      },
    },
  },
  {
    anchor: 'account',
    texts: {
      EN: {
        title: 'Your account',
        body: paragraphs(
          'To register, choose a username of 4 to 20 letters and digits that begins with a letter, and a password of 8 to 64 characters. The password is never sent or kept in the clear.',
          'A session ends after twelve hours, when you log out, or when you log out everywhere. After three wrong passwords the log-in also asks for the letters of a picture, or lets your device work instead.',
          'To deposit, choose a method and an amount, and pay on the cashier’s page. The balance follows by itself. Large deposits may wait for a person to look at them; the list of deposits says so.',
          'The balance in the header is what you may stake now. If it is greyed, the site has lost touch for a moment: nothing is wrong with your money, and betting waits until the figures are sure again.',
        ),
      },
      CN: {
        title: '您的账户',
        body: paragraphs(
          '注册时请选择以字母开头、由 4 至 20 个字母和数字组成的用户名，以及 8 至 64 个字符的密码。密码绝不会以明文发送或保存。',
          '登录在十二小时后、退出时或在所有设备上退出时结束。密码连续输错三次后，登录还会要求输入图片中的字符，或由您的设备代为完成一项计算。',
          '存款时选择方式和金额，并在收银台页面支付，余额会自动更新。大额存款可能需要人工审核，存款列表中会注明。',
          '页首的余额是您当前可用于投注的金额。若显示为灰色，表示网站暂时失去连接：您的资金没有问题，数据恢复确认之前暂停投注。',
        ),
      },
      AR: {
        title: 'حسابك',
        body: paragraphs(
          'للتسجيل اختر اسم مستخدم من 4 إلى 20 حرفًا ورقمًا لاتينيًا يبدأ بحرف، وكلمة مرور من 8 إلى 64 رمزًا. لا تُرسل كلمة المرور ولا تُحفظ مكشوفة أبدًا.',
          'تنتهي الجلسة بعد اثنتي عشرة ساعة، أو عند خروجك، أو عند الخروج من كل مكان. وبعد ثلاث كلمات مرور خاطئة يطلب الدخول أيضًا أحرف صورة، أو يعمل جهازك بدلًا منها.',
          'للإيداع اختر طريقة ومبلغًا وادفع في صفحة الصندوق، ويتغير الرصيد تلقائيًا. وقد تنتظر الإيداعات الكبيرة مراجعة شخص، وتقول قائمة الإيداعات ذلك.',
          'الرصيد في أعلى الصفحة هو ما يمكنك الرهان به الآن. وإن ظهر رماديًا فقد انقطع الموقع لحظة: لا بأس على مالك، وينتظر الرهان حتى تتأكد الأرقام.',
        ),
      },
    },
  },
  {
    anchor: 'faq',
    texts: {
      EN: {
        title: 'Questions',
        body: paragraphs(
          'Is this real money? No. This is a demonstration; the cashier is a sandbox and says so on its page.',
          'Who are the people on the winners board? Simulated players of the demonstration, and whoever else plays here. Names are masked.',
          'Why do many games bear a mark? They are not built yet. Jade Lantern can be played now.',
          'How do I know that a result was fair? Before you bet, the Studio shows the fingerprint of a secret number. Your own number is mixed in, and later the secret is shown: Verify in the game does the sum again on your own device, also without a connection.',
          'I paid, but the balance did not change. Look at the list of deposits: it says whether the payment waits for the cashier or for a person. Nothing is lost by closing the page.',
          'Can I take a break? Close the game and log out; an unfinished round is settled or returned by itself.',
        ),
      },
      CN: {
        title: '常见问题',
        body: paragraphs(
          '这是真钱吗？不是。这是演示，收银台也是演示用的，其页面上有说明。',
          '赢家榜上的是谁？演示的模拟玩家，以及在此游玩的其他人。姓名已隐去。',
          '为什么许多游戏带有标记？它们尚未完成。“玉灯笼”现在可以游玩。',
          '如何确认结果公平？投注前，Studio 会展示一个秘密数的指纹；您的数会混入其中，之后公开秘密数：游戏内的“验证”会在您的设备上重新计算，离线也可以。',
          '我已付款但余额未变。请查看存款列表：其中会说明是在等待收银台还是人工审核。关闭页面不会丢失任何东西。',
          '可以休息吗？关闭游戏并退出即可；未完成的回合会自动结算或退回。',
        ),
      },
      AR: {
        title: 'أسئلة',
        body: paragraphs(
          'هل هذا مال حقيقي؟ لا. هذا عرض، والصندوق تجريبي ويقول ذلك في صفحته.',
          'من هم الفائزون في اللوحة؟ لاعبون محاكون في هذا العرض، ومن يلعب هنا غيرهم. والأسماء مخفية جزئيًا.',
          'لماذا تحمل ألعاب كثيرة علامة؟ لأنها لم تُبنَ بعد. أما فانوس اليشم فمتاح الآن.',
          'كيف أعرف أن النتيجة عادلة؟ قبل الرهان يعرض الاستوديو بصمة رقم سري، ويُمزج به رقمك، ثم يُكشف السر: زر التحقق في اللعبة يعيد الحساب على جهازك، ولو دون اتصال.',
          'دفعت ولم يتغير الرصيد. انظر قائمة الإيداعات: تقول هل ينتظر الدفع الصندوق أم مراجعة شخص. ولا يضيع شيء بإغلاق الصفحة.',
          'هل يمكنني أخذ استراحة؟ أغلق اللعبة وسجّل خروجك؛ والجولة غير المكتملة تُحسم أو تُعاد تلقائيًا.',
        ),
      },
    },
  },
];
