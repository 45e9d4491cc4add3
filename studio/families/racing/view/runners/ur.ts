import type { RunnerKey } from './en.ts';

/** Names of runners in Urdu. */
export const ur: Record<RunnerKey, string> = {
  'runner.sugar-prince': 'شوگر پرنس',
  'runner.music-box': 'میوزک باکس',
  'runner.silver-mane': 'سلور مین',
  'runner.ribbon-dance': 'ربن ڈانس',
  'runner.gilded-hoof': 'گولڈن ہوف',
  'runner.night-fair': 'نائٹ فیئر',
  'runner.salt-lantern': 'سالٹ لینٹرن',
  'runner.grey-mole': 'گرے مول',
  'runner.foghorn': 'فوگ ہارن',
  'runner.pilot-boy': 'پائلٹ بوائے',
  'runner.tar-and-rope': 'ٹار اینڈ روپ',
  'runner.gull-cry': 'گل کرائی',
  'runner.low-tide': 'لو ٹائیڈ',
  'runner.last-ferry': 'لاسٹ فیری',
};
