import { hi as place } from '../../../shared/place-texts/hi.ts';
import type { MessageKey } from './en.ts';

/** Texts of bouts in Hindi. */
export const hi: Record<MessageKey, string> = {
  ...place,
  begin: 'बेट लगाएं',
  bout: 'फ़ाइट',
  'on.red': 'रेड',
  'on.blue': 'ब्लू',
  'on.draw': 'ड्रॉ',
  'on.off': 'रद्द',
  'short.red': 'R',
  'short.blue': 'B',
  'short.draw': 'D',
  'short.off': '–',
  pays: '{pays}:1',
  wins: '{side} जीता',
  'is.draw': 'ड्रॉ: रेड और ब्लू के स्टेक लौटाए जाते हैं',
  'is.off': 'रद्द: सभी स्टेक लौटाए जाते हैं',
  returned: 'स्टेक लौटाए गए',
  leads: '{side} आगे',
  even: 'बराबर',
  shares: 'पिछली {rounds} फ़ाइट में: रेड {red}, ब्लू {blue}, ड्रॉ {draw}, रद्द {off}',
  'rules.1': 'रेड और ब्लू की फ़ाइट में {exchanges} वार होते हैं। जीतने वाले पक्ष पर या ड्रॉ पर बेट लगाएं।',
  'rules.2': 'ड्रॉ पर {draw}:1 मिलता है, और रेड व ब्लू के स्टेक लौटाए जाते हैं।',
  'rules.3': 'नतीजा फ़ाइट दिखाए जाने से पहले निकल चुका होता है। वार उसे सिर्फ़ दिखाते हैं, बदलते नहीं।',
  'rules.4': 'फ़ाइट खत्म होने से पहले रद्द हो सकती है। तब सभी स्टेक लौटाए जाते हैं।',
  chance: 'संभावना',
  kind: 'पेआउट',
  'part.win': 'जीत से',
  'part.push': 'लौटे स्टेक से',
};
