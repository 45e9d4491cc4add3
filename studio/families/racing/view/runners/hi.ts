import type { RunnerKey } from './en.ts';

/** Names of runners in Hindi. */
export const hi: Record<RunnerKey, string> = {
  'runner.sugar-prince': 'शुगर प्रिंस',
  'runner.music-box': 'म्यूज़िक बॉक्स',
  'runner.silver-mane': 'सिल्वर मेन',
  'runner.ribbon-dance': 'रिबन डांस',
  'runner.gilded-hoof': 'गिल्डेड हूफ़',
  'runner.night-fair': 'नाइट फ़ेयर',
  'runner.salt-lantern': 'सॉल्ट लैंटर्न',
  'runner.grey-mole': 'ग्रे मोल',
  'runner.foghorn': 'फ़ॉगहॉर्न',
  'runner.pilot-boy': 'पायलट बॉय',
  'runner.tar-and-rope': 'टार एंड रोप',
  'runner.gull-cry': 'गल क्राई',
  'runner.low-tide': 'लो टाइड',
  'runner.last-ferry': 'लास्ट फ़ेरी',
};
