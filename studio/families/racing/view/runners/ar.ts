import type { RunnerKey } from './en.ts';

/** Names of runners in Arabic. */
export const ar: Record<RunnerKey, string> = {
  'runner.sugar-prince': 'أمير السكر',
  'runner.music-box': 'صندوق الموسيقى',
  'runner.silver-mane': 'العرف الفضي',
  'runner.ribbon-dance': 'رقصة الشريط',
  'runner.gilded-hoof': 'الحافر المذهب',
  'runner.night-fair': 'سوق الليل',
  'runner.salt-lantern': 'فانوس الملح',
  'runner.grey-mole': 'رصيف الرماد',
  'runner.foghorn': 'بوق الضباب',
  'runner.pilot-boy': 'فتى المرشد',
  'runner.tar-and-rope': 'قار وحبل',
  'runner.gull-cry': 'صيحة النورس',
  'runner.low-tide': 'جزر البحر',
  'runner.last-ferry': 'العبارة الأخيرة',
};
