import type { RunnerKey } from './en.ts';

/** Names of runners in Tamil. */
export const ta: Record<RunnerKey, string> = {
  'runner.sugar-prince': 'சுகர் பிரின்ஸ்',
  'runner.music-box': 'மியூசிக் பாக்ஸ்',
  'runner.silver-mane': 'சில்வர் மேன்',
  'runner.ribbon-dance': 'ரிப்பன் டான்ஸ்',
  'runner.gilded-hoof': 'கில்டட் ஹூஃப்',
  'runner.night-fair': 'நைட் ஃபேர்',
  'runner.salt-lantern': 'சால்ட் லாந்தர்ன்',
  'runner.grey-mole': 'கிரே மோல்',
  'runner.foghorn': 'ஃபாக்ஹார்ன்',
  'runner.pilot-boy': 'பைலட் பாய்',
  'runner.tar-and-rope': 'தார் & ரோப்',
  'runner.gull-cry': 'கல் க்ரை',
  'runner.low-tide': 'லோ டைட்',
  'runner.last-ferry': 'லாஸ்ட் ஃபெர்ரி',
};
