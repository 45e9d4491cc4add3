import type { MessageKey } from './en.ts';

/** Texts of ways slots in Arabic. */
export const ar: Record<MessageKey, string> = {
  spin: 'لفّ',
  ways: 'الطرق',
  betOn: 'حتى {ways} طريقة',
  reels: 'البكرات من اليسار: {columns}',
  freeSpins: 'لفات مجانية: {count}',
  freeSpinOf: 'اللفة المجانية {index} من {count}',
  times: 'المضاعف',
  win: '{reels} × {symbol}، {ways} طريقة',
  capped: 'بلغت الجولة أعلى ربح وانتهت.',
  'pay.intro':
    '{reels} بكرات تعرض كل منها 2 إلى 7 رموز. يدفع الرمز عن كل طريقة من اليسار: رمز واحد على كل بكرة. تختفي الرموز الرابحة وتسقط التي فوقها مكانها حتى لا يربح شيء.',
  'pay.wild': '{symbol} يحل محل أي رمز رابح ويحسب {counts}. لا يظهر على البكرة الأولى.',
  'pay.multiplier': 'يبدأ مضاعف اللفة المدفوعة من {start} ويزيد {step} مع كل سقوط.',
  'pay.free':
    'عدد كافٍ من {symbol} في أي مكان يمنح لفات مجانية (عدد الرموز ← اللفات). يبدأ مضاعفها من {start} ويزيد {step} مع كل سقوط.',
  'pay.persists': 'في اللفات المجانية لا يعود المضاعف إلى بدايته.',
  'pay.cap': 'تدفع الجولة {cap} مرة من الرهان على الأكثر وتنتهي عندها.',
  'part.ways': 'العائد من السقوط الأول',
  'part.cascades': 'العائد من السقوط التالي',
  'part.free': 'العائد من اللفات المجانية',
  'share.free': 'جولات بلفات مجانية',
  'verify.spin': 'لفة',
  'verify.freeSpin': 'اللفة المجانية {index}',
  'verify.fall': 'السقوط {number}: {wins} × {multiplier}',
  'verify.nothing': 'لا تدفع أي طريقة.',
};
