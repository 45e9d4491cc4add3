import type { ServerTexts } from './index.ts';

const texts: ServerTexts = {
  code: ({ brand, code, minutes }) =>
    `${code} هو رمزك في ${brand}، صالح لمدة ${minutes} دقائق. لا تخبر به أحدًا مهما كان.`,
  reset: ({ brand, name, link, minutes }) => ({
    subject: `${brand}: تعيين كلمة مرور جديدة`,
    text: `مرحبًا ${name}،

طلب أحدهم، ونأمل أنه أنت، تعيين كلمة مرور جديدة لحسابك في ${brand}. هذا الرابط يفعل ذلك مرة واحدة خلال ${minutes} دقيقة:

${link}

إن لم تكن أنت من طلب ذلك فلا يلزمك فعل شيء: تبقى كلمة مرورك كما هي.`,
  }),
  gameClasses: {
    AC: 'أركيد',
    ARENA: 'الحلبة',
    BAC: 'باكارا',
    BASKET: 'كرة السلة',
    BAT: 'ألعاب المضرب',
    BG: 'بينغو',
    BJ: 'بلاك جاك',
    CARDS: 'ورق اللعب',
    CENTRAL: 'سحب الوسط',
    CRASH: 'كراش',
    DERBY: 'ديربي',
    DICE: 'النرد',
    DIGIT: 'الأرقام',
    DOMINO: 'دومينو',
    DT: 'التنين والنمر',
    FIGHT: 'القتال',
    FISH: 'الصيد',
    FOOTBALL: 'كرة القدم',
    FOUR_D: '4D',
    FPS: 'التصويب',
    HORSE: 'سباق الخيل',
    JP: 'جوائز كبرى',
    K3: 'الثلاثة السريعة',
    KENO: 'كينو',
    LHC: 'مارك سيكس',
    LOTTO: 'لوتو',
    MAHJONG: 'ماجونغ',
    MEGAWAY: 'ميغاويز',
    MINI: 'ألعاب صغيرة',
    MINUTE: 'كل دقيقة',
    MOBA: 'ساحات المعارك',
    NORTH: 'سحب الشمال',
    PICK: 'اختيار الأرقام',
    PK10: 'PK10',
    POKER: 'بوكر',
    RACING: 'السباقات',
    ROU: 'روليت',
    SC: 'بطاقات الكشط',
    SHOW: 'عروض الألعاب',
    SICBO: 'سيك بو',
    SLOT: 'سلوتس',
    SOUTH: 'سحب الجنوب',
    SSC: 'خمسة أرقام',
    STRATEGY: 'الاستراتيجية',
    TENNIS: 'التنس',
    TG: 'ألعاب الطاولة',
    TOTO: 'توتو',
    VP: 'فيديو بوكر',
  },
};
export default texts;
