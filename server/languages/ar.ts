import type { ServerTexts } from './index.ts';

const texts: ServerTexts = {
  code: ({ brand, code, minutes }) => `${code} هو رمزك في ${brand}. صالح لمدة ${minutes} دقائق. لا تشاركه مع أحد.`,
  reset: ({ brand, name, link, minutes }) => ({
    subject: `${brand}: إعادة تعيين كلمة المرور`,
    text: `مرحبًا ${name}،

تلقينا طلبًا لإعادة تعيين كلمة مرور حسابك في ${brand}. لاختيار كلمة مرور جديدة، افتح هذا الرابط خلال ${minutes} دقيقة. يعمل الرابط مرة واحدة:

${link}

إن لم تطلب ذلك، فتجاهل هذه الرسالة. تبقى كلمة مرورك كما هي.`,
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
