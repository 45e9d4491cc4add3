import type { MessageKey } from './en.ts';

/** Texts of higher or lower in Nepali. */
export const ne: Record<MessageKey, string> = {
  begin: 'कार्ड देखाउनुहोस्',
  betOn: 'पहिलो कार्ड',
  take: 'क्यास आउट {amount}',
  skip: 'कार्ड छोड्नुहोस्',
  'guess.higher': 'ठूलो',
  'guess.lower': 'सानो',
  'guess.higher-or-same': 'ठूलो वा उही',
  'guess.lower-or-same': 'सानो वा उही',
  'guess.same': 'उही',
  'guess.red': 'रातो',
  'guess.black': 'कालो',
  chance: '{from} मध्ये {wins}',
  now: 'अहिले',
  guesses: 'अनुमान',
  cards: 'यो राउन्डका कार्ड',
  shown: '{card}। अब के आउँछ?',
  right: '{card}। सही। अहिले {amount} क्यास आउट गर्न सकिन्छ।',
  wrong: '{card}। राउन्ड सकियो।',
  'rules.1': 'एउटा कार्ड देखाइन्छ। अर्को कार्ड त्यसको तुलनामा कस्तो हुन्छ, अनुमान गर्नुहोस्। एक्का सबैभन्दा ठूलो हो।',
  'rules.2':
    'हरेक सही अनुमानले आफ्नो सम्भावना अनुसार राउन्डको पेआउट बढाउँछ। जारी राख्नुहोस्, वा देखाइएको रकम क्यास आउट गर्नुहोस्। गलत अनुमानले पेआउटबिनै राउन्ड अन्त्य गर्छ।',
  'rules.full': 'हरेक कार्ड 52 को पूरा गड्डीबाट आउँछ। एक राउन्डमा {skips} कार्ड छोड्न सकिन्छ।',
  'rules.shrinking': 'देखाइसकेका कार्ड त्यो राउन्डमा फेरि आउँदैनन्। {skips} कार्ड छोड्न सकिन्छ।',
  'rules.3': 'सबैभन्दा ठूलो मल्टिप्लायर बेट रकमको {ceiling} गुणा हो।',
};
