import type { VerifyKey } from './en.ts';

/** Texts of the verification of rounds in Arabic. */
export const ar: Record<VerifyKey, string> = {
  'verify.title': 'التحقق من جولة',
  'verify.intro': 'يُحسب في متصفحك من البذور وحدها. يعمل دون اتصال ولا يُرسل شيء.',
  'verify.serverSeed': 'بذرة الخادم (المكشوفة)',
  'verify.commitment': 'بصمتها كما عُرضت قبل الجولة',
  'verify.clientSeed': 'بذرة اللاعب',
  'verify.nonce': 'رقم الجولة (nonce)',
  'verify.game': 'اللعبة',
  'verify.choose': 'اختر لعبة',
  'verify.moves': 'الحركات',
  'verify.waiting': 'بعد هذه الحركات تنتظر الجولة حركة أخرى.',
  'verify.impossible': 'لا يمكن أن تكون جولة كهذه قد لُعبت: ترفض القواعد رهانها أو إحدى حركاتها.',
  'verify.stake': 'الرهان',
  'verify.run': 'تحقق',
  'verify.hashOk': 'البصمة مطابقة: هذه هي البذرة المعروضة قبل الجولة.',
  'verify.hashWrong': 'البصمة لا تطابق بذرة الخادم هذه.',
  'verify.hashOwn': 'بصمة بذرة الخادم هذه: {hash}',
  'verify.total': 'تدفع الجولة {amount} وحدة صغرى لرهان {stake}.',
  'verify.jackpot': 'هذه الجولة تربح الجائزة الكبرى.',
  'verify.noJackpot': 'هذه الجولة لا تربح الجائزة.',
  'verify.bad':
    'أدخل اللعبة وبذرة الخادم، وبذرة من 1 إلى 64 حرفًا لاتينيًا أو رقمًا أو - أو _، ورقمًا صحيحًا، ورهان الجولة وحركاتها.',
  'verify.insecure': 'لا يستطيع متصفحك التحقق هنا. افتح الصفحة عبر HTTPS أو كملف محفوظ.',
  'verify.page': 'فتح صفحة التحقق المستقلة (يمكن حفظها واستعمالها دون اتصال)',
};
