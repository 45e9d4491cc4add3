import type { TopicItem } from '../../../contract/content-operator.ts';

/** An empty line separates paragraphs. */
const paragraphs = (...each: string[]): string => each.join('\n\n');

/** The help centre (NAV-04). */
export const HELP: readonly Omit<TopicItem, 'position'>[] = [
  {
    anchor: 'rules',
    texts: {
      EN: {
        title: 'Rules',
        body: paragraphs(
          'You must be 18 or older to play. Each person may have one account.',
          'A bet counts once it is confirmed. The stake is taken from your balance at that moment, and a win is added when the round ends. If you lose your connection, the round is completed and you find the result in your betting record.',
          'You can play one slot at a time, with at least 2.5 seconds between spins. There is no autoplay.',
          'The odds, the pay table and the lowest and highest stakes are shown in each game before you bet. The Jackpots page shows how each jackpot is funded and your chance of winning it.',
          'If a game fails, the bets of that round are void and your stake is returned. You can see this in your account record.',
        ),
      },
      CN: {
        title: '规则',
        body: paragraphs(
          '您必须年满 18 岁。每人仅限一个账户。',
          '投注经确认后生效，投注额随即从余额中扣除，派彩在该局结束时入账。如连接中断，该局仍会完成，结果可在投注记录中查看。',
          '同一时间只能玩一款老虎机，两次旋转至少间隔 2.5 秒。不提供自动旋转。',
          '每款游戏的概率、赔付表以及最低和最高投注额均可在投注前查看。各奖池的资金来源和中奖概率见“奖池”页面。',
          '如游戏出现故障，该局投注作废，投注额退还。您可在账户记录中查看。',
        ),
      },
      AR: {
        title: 'القواعد',
        body: paragraphs(
          'يجب أن يكون عمرك 18 عامًا أو أكثر للعب. ولكل شخص حساب واحد فقط.',
          'يُحتسب الرهان بعد تأكيده، ويُخصم مبلغه من رصيدك في تلك اللحظة، ويُضاف الربح عند انتهاء الجولة. وإن انقطع اتصالك، تكتمل الجولة وتجد نتيجتها في سجل الرهانات.',
          'يمكنك لعب لعبة سلوت واحدة في كل مرة، وبين كل دورة وأخرى 2.5 ثانية على الأقل. ولا يوجد لعب تلقائي.',
          'تظهر الاحتمالات وجدول الدفع وأقل رهان وأعلاه في كل لعبة قبل أن تراهن. وتوضح صفحة الجوائز الكبرى كيف تُموَّل كل جائزة وما فرصتك في الفوز بها.',
          'إن تعطلت لعبة، تُلغى رهانات تلك الجولة ويُعاد إليك مبلغ الرهان. ويمكنك الاطلاع على ذلك في سجل الحساب.',
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
          'To register, choose a username of 4–20 letters or numbers, starting with a letter, and a password of 8–64 characters.',
          'You are logged out after twelve hours at the latest. To log out on every device at once, choose “Log out everywhere” in My account. After three wrong passwords you complete a short security check.',
          'To deposit, choose a payment method and an amount and pay on the payment page. Your balance updates as soon as the payment is confirmed. Large deposits may be reviewed first; you can follow the status in Your deposits.',
          'The balance at the top of the page is what you can bet with. If it is greyed out, the connection was lost for a moment. Your money is safe, and bets are paused until the connection is back.',
        ),
      },
      CN: {
        title: '您的账户',
        body: paragraphs(
          '注册时请设置用户名（4–20 个字母或数字，以字母开头）和密码（8–64 个字符）。',
          '登录最长保持十二小时。如需一次退出所有设备，请在“我的账户”中选择“退出所有设备”。密码连续输错三次后，需完成简短的安全验证。',
          '存款时请选择支付方式和金额，并在支付页面完成付款。付款确认后余额立即更新。大额存款可能需先审核，状态可在“存款记录”中查看。',
          '页面顶部的余额是您可用于投注的金额。如显示为灰色，表示连接暂时中断。您的资金安全，连接恢复前暂停投注。',
        ),
      },
      AR: {
        title: 'حسابك',
        body: paragraphs(
          'للتسجيل، اختر اسم مستخدم من 4 إلى 20 من الأحرف اللاتينية أو الأرقام تبدأ بحرف، وكلمة مرور من 8 إلى 64 حرفًا.',
          'يُسجَّل خروجك بعد اثنتي عشرة ساعة على أبعد تقدير. ولتسجيل الخروج من كل الأجهزة دفعة واحدة، اختر «تسجيل الخروج من كل الأجهزة» في «حسابي». وبعد ثلاث كلمات مرور خاطئة يُطلب منك تحقق أمني قصير.',
          'للإيداع، اختر طريقة الدفع والمبلغ وادفع في صفحة الدفع. يُحدَّث رصيدك فور تأكيد الدفع. وقد تُراجَع الإيداعات الكبيرة أولًا، ويمكنك متابعة حالتها في «إيداعاتك».',
          'الرصيد في أعلى الصفحة هو ما يمكنك المراهنة به. وإن ظهر باهتًا فقد انقطع الاتصال للحظة. أموالك آمنة، والرهان متوقف حتى يعود الاتصال.',
        ),
      },
    },
  },
  {
    anchor: 'faq',
    texts: {
      EN: {
        title: 'FAQ',
        body: paragraphs(
          'Is this real money? No. This is a demo site, and no real money is charged or paid out.',
          'Who is on the winners board? Simulated players of this demo and other visitors. Names are partly hidden.',
          'Can I try a game first? Yes. Choose “Play for free” when you log in: you play every game with play money, at the same odds and without an account.',
          'How do I know a result is fair? Each round can be verified. Before you bet, the game shows a code that fixes the result; afterwards you can check it with Verify in the game, on your own device.',
          'I paid, but my balance has not changed. Check the status in Your deposits: the payment may be awaiting confirmation or under review. You can close the page; nothing is lost.',
          'Can I take a break? Yes. Under [Play safely](/member/limits) in your account menu you can set limits, begin a cool-off, lock one type of game or exclude yourself. You can still withdraw. An open round is completed or its stake is returned.',
          'Who licenses this site, and where is its helpline? This is a demo: it has neither a licence nor a helpline. A real site names its own at the foot of each page. If gambling troubles you, contact the helpline of your country, and see [Play safely](/member/limits).',
        ),
      },
      CN: {
        title: '常见问题',
        body: paragraphs(
          '这是真钱吗？不是。这是演示站，不会收取或支付真实资金。',
          '中奖榜上有哪些人？本演示站的模拟玩家和其他访客，姓名已部分隐藏。',
          '可以先试玩吗？可以。登录时选择“免费试玩”，无需账户即可用试玩币玩所有游戏，概率与真钱相同。',
          '如何确认结果公平？每一局均可验证。投注前，游戏会显示一个锁定结果的校验码；之后您可在游戏中使用“验证”，在自己的设备上核对。',
          '我已付款，但余额没有变化。请在“存款记录”中查看状态：付款可能正在等待确认或审核。您可以关闭页面，不会有任何损失。',
          '可以休息一下吗？可以。在账户菜单的[安心游戏](/member/limits)中，您可以设置限额、开始冷静期、锁定一类游戏或自我排除，期间仍可提款。未完成的一局会继续完成，或退还投注额。',
          '本站由谁发牌？求助热线在哪里？这是演示站，没有牌照，也没有求助热线。真实的网站会在每页底部列出。如果博彩给您带来困扰，请联系您所在国家的求助热线，并查看[安心游戏](/member/limits)。',
        ),
      },
      AR: {
        title: 'الأسئلة الشائعة',
        body: paragraphs(
          'هل هذه أموال حقيقية؟ لا. هذا موقع تجريبي، ولا تُخصم فيه أموال حقيقية ولا تُدفع.',
          'من يظهر في لوحة الفائزين؟ لاعبون افتراضيون في هذا الموقع التجريبي وزوار آخرون. والأسماء مخفية جزئيًا.',
          'هل يمكنني تجربة لعبة أولًا؟ نعم. اختر «العب مجانًا» عند تسجيل الدخول، فتلعب كل الألعاب بأموال تجريبية وبالاحتمالات نفسها ومن دون حساب.',
          'كيف أعرف أن النتيجة عادلة؟ يمكن التحقق من كل جولة. قبل الرهان تعرض اللعبة رمزًا يثبّت النتيجة، وبعدها يمكنك مراجعتها على جهازك عبر «تحقق» داخل اللعبة.',
          'دفعتُ ولم يتغيّر رصيدي. راجع الحالة في «إيداعاتك»: قد يكون الدفع بانتظار التأكيد أو قيد المراجعة. يمكنك إغلاق الصفحة دون أن تخسر شيئًا.',
          'هل يمكنني أخذ استراحة؟ نعم. في [اللعب بأمان](/member/limits) ضمن قائمة حسابك يمكنك تعيين حدود أو بدء فترة هدوء أو قفل نوع من الألعاب أو استبعاد نفسك، ويبقى السحب متاحًا. تكتمل الجولة المفتوحة أو يُعاد مبلغ رهانها.',
          'من رخّص هذا الموقع، وأين خط المساعدة؟ هذا موقع تجريبي، فلا ترخيص له ولا خط مساعدة. أما الموقع الحقيقي فيذكرهما أسفل كل صفحة. وإن كانت المقامرة تسبب لك مشكلة، فاتصل بخط المساعدة في بلدك، وراجع [اللعب بأمان](/member/limits).',
        ),
      },
    },
  },
];
