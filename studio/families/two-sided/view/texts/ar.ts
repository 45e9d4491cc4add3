import { ar as place } from '../../../shared/place-texts/ar.ts';
import type { MessageKey } from './en.ts';

/** Texts of bouts in Arabic. */
export const ar: Record<MessageKey, string> = {
  ...place,
  begin: 'راهن',
  bout: 'النزال',
  'on.red': 'الأحمر',
  'on.blue': 'الأزرق',
  'on.draw': 'تعادل',
  'on.off': 'ملغى',
  'short.red': 'ح',
  'short.blue': 'ز',
  'short.draw': 'ت',
  'short.off': '–',
  pays: '{pays} إلى 1',
  wins: 'فاز {side}',
  'is.draw': 'تعادل: تعاد رهانات الأحمر والأزرق',
  'is.off': 'ألغي النزال: تعاد كل الرهانات',
  returned: 'تعاد الرهانات',
  leads: '{side} متقدم',
  even: 'متعادلان',
  shares: 'في آخر {rounds} نزالات: أحمر {red}، أزرق {blue}، تعادل {draw}، ملغى {off}',
  'rules.1': 'يلتقي الأحمر والأزرق في نزال من {exchanges} جولات. راهن على الفائز أو على التعادل.',
  'rules.2': 'يدفع التعادل {draw} إلى 1 ويعيد رهانات الأحمر والأزرق.',
  'rules.3': 'تسحب النتيجة قبل عرض النزال. الجولات تعرضها ولا تغيرها.',
  'rules.4': 'قد يلغى النزال قبل نهايته، فتعاد كل الرهانات.',
  chance: 'الاحتمال',
  kind: 'يدفع',
  'part.win': 'من الفوز',
  'part.push': 'من الرهانات المعادة',
};
