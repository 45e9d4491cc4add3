import type { RunnerKey } from './en.ts';

/** Names of runners in Bangla. */
export const bn: Record<RunnerKey, string> = {
  'runner.sugar-prince': 'সুগার প্রিন্স',
  'runner.music-box': 'মিউজিক বক্স',
  'runner.silver-mane': 'সিলভার মেন',
  'runner.ribbon-dance': 'রিবন ড্যান্স',
  'runner.gilded-hoof': 'গিল্ডেড হুফ',
  'runner.night-fair': 'নাইট ফেয়ার',
  'runner.salt-lantern': 'সল্ট ল্যান্টার্ন',
  'runner.grey-mole': 'গ্রে মোল',
  'runner.foghorn': 'ফগহর্ন',
  'runner.pilot-boy': 'পাইলট বয়',
  'runner.tar-and-rope': 'টার অ্যান্ড রোপ',
  'runner.gull-cry': 'গাল ক্রাই',
  'runner.low-tide': 'লো টাইড',
  'runner.last-ferry': 'লাস্ট ফেরি',
};
