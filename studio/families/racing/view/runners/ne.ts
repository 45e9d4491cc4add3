import type { RunnerKey } from './en.ts';

/** Names of runners in Nepali. */
export const ne: Record<RunnerKey, string> = {
  'runner.sugar-prince': 'सुगर प्रिन्स',
  'runner.music-box': 'म्युजिक बक्स',
  'runner.silver-mane': 'सिल्भर मेन',
  'runner.ribbon-dance': 'रिबन डान्स',
  'runner.gilded-hoof': 'गिल्डेड हुफ',
  'runner.night-fair': 'नाइट फेयर',
  'runner.salt-lantern': 'साल्ट ल्यान्टर्न',
  'runner.grey-mole': 'ग्रे मोल',
  'runner.foghorn': 'फगहर्न',
  'runner.pilot-boy': 'पाइलट बोई',
  'runner.tar-and-rope': 'टार एन्ड रोप',
  'runner.gull-cry': 'गल क्राई',
  'runner.low-tide': 'लो टाइड',
  'runner.last-ferry': 'लास्ट फेरी',
};
