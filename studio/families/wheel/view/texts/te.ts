import { te as place } from '../../../shared/place-texts/te.ts';
import type { MessageKey } from './en.ts';

/** Texts of the money wheel in Telugu. */
export const te: Record<MessageKey, string> = {
  ...place,
  begin: 'స్పిన్',
  wheel: 'వీల్',
  on: '{pays}:1',
  segments: '{all}లో {count}',
  came: '{place}',
  boosted: '{place}, {times} రెట్లు',
  boost: '{times}×: వీల్ మళ్లీ తిరుగుతుంది',
  shares: 'గత {rounds} స్పిన్‌లలో: {counts}',
  share: '{place}: {count}',
  'rules.1': 'వీల్‌లో {all} భాగాలు ఉంటాయి. ముల్లు ఆగిన భాగం రకంపై ఉన్న చిప్‌లు దాని చెల్లింపు గెలుస్తాయి.',
  'rules.2': 'గెలిస్తే స్టేక్ కూడా తిరిగి వస్తుంది: 5:1 అంటే 1కి 6 వస్తుంది.',
  'rules.boost': '{boosts} వస్తే, చెల్లించే భాగాల్లో వీల్ మరోసారి తిరుగుతుంది, గెలుపు అన్ని రెట్లు అవుతుంది. స్టేక్ ఒకసారే తిరిగి వస్తుంది.',
  kind: 'చెల్లింపు',
  count: 'భాగాలు',
  'part.win': 'గెలుపుల నుంచి',
  'part.boost': 'గుణించిన గెలుపుల నుంచి',
};
