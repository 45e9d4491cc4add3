import { hi as place } from '../../../shared/place-texts/hi.ts';
import { hi as runners } from '../runners/hi.ts';
import type { MessageKey } from './en.ts';

/** Texts of races in Hindi. */
export const hi: Record<MessageKey, string> = {
  ...place,
  ...runners,
  begin: 'बेट लगाएं',
  race: 'रेस',
  win: 'विन',
  place: 'प्लेस',
  exacta: 'एग्ज़ैक्टा',
  first: 'पहला',
  second: 'दूसरा',
  strength: 'ताकत',
  runner: 'घोड़ा',
  'on.win': '{runner}, विन',
  'on.place': '{runner}, प्लेस',
  'on.exacta': 'एग्ज़ैक्टा {first}-{second}',
  off: 'रेस शुरू हो गई',
  finished: '{first} पहला, {second} दूसरा, {third} तीसरा',
  winner: 'विजेता {runner}',
  shares: 'पिछली {rounds} रेस के विजेता: {counts}',
  share: '{runner}: {count}',
  'rules.1': 'विन: घोड़ा पहले स्थान पर आए। प्लेस: वह पहले {placed} में आए। एग्ज़ैक्टा: दो घोड़े इसी क्रम में पहले और दूसरे आएं।',
  'rules.2':
    'विजेता सभी घोड़ों में से निकाला जाता है, हर एक अपनी ताकत के हिस्से के साथ। दूसरा बाकी में से उसी तरह निकाला जाता है, और इसी तरह आगे।',
  'rules.3': 'ऑड्स ताकत से निकलते हैं, हाउस मार्जिन घटाकर, नीचे की ओर राउंड करके। उनमें स्टेक शामिल है।',
  'rules.4': 'नतीजा रेस दिखाए जाने से पहले निकल चुका होता है। रेस उसे सिर्फ़ दिखाती है, बदलती नहीं।',
  'part.win': 'जीत से',
};
