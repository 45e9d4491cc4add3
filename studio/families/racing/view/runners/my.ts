import type { RunnerKey } from './en.ts';

/** Names of runners in Burmese. */
export const my: Record<RunnerKey, string> = {
  'runner.sugar-prince': 'သကြားမင်းသား',
  'runner.music-box': 'ဂီတသေတ္တာ',
  'runner.silver-mane': 'ငွေလည်ဆံ',
  'runner.ribbon-dance': 'ဖဲကြိုးအက',
  'runner.gilded-hoof': 'ရွှေခွာ',
  'runner.night-fair': 'ညပွဲတော်',
  'runner.salt-lantern': 'ဆားမီးအိမ်',
  'runner.grey-mole': 'ဆိပ်ခံတံတားမှိုင်း',
  'runner.foghorn': 'မြူဥဩ',
  'runner.pilot-boy': 'ရေကြောင်းပြလေး',
  'runner.tar-and-rope': 'ကတ္တရာနှင့်ကြိုး',
  'runner.gull-cry': 'ဇင်ယော်သံ',
  'runner.low-tide': 'ဒီရေကျ',
  'runner.last-ferry': 'နောက်ဆုံးကူးတို့',
};
