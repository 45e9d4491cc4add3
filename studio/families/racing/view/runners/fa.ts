import type { RunnerKey } from './en.ts';

/** Names of runners in Persian. */
export const fa: Record<RunnerKey, string> = {
  'runner.sugar-prince': 'شاهزاده شکر',
  'runner.music-box': 'جعبه موسیقی',
  'runner.silver-mane': 'یال نقره‌ای',
  'runner.ribbon-dance': 'رقص روبان',
  'runner.gilded-hoof': 'سم زرین',
  'runner.night-fair': 'بازار شب',
  'runner.salt-lantern': 'فانوس نمک',
  'runner.grey-mole': 'اسکله خاکستری',
  'runner.foghorn': 'بوق مه',
  'runner.pilot-boy': 'ناخدای جوان',
  'runner.tar-and-rope': 'قیر و طناب',
  'runner.gull-cry': 'بانگ مرغ دریا',
  'runner.low-tide': 'جزر آرام',
  'runner.last-ferry': 'آخرین کشتی',
};
