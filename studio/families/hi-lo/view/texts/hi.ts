import type { MessageKey } from './en.ts';

/** Texts of higher or lower in Hindi. */
export const hi: Record<MessageKey, string> = {
  begin: 'कार्ड दिखाएं',
  betOn: 'पहला कार्ड',
  take: 'कैश आउट {amount}',
  skip: 'कार्ड छोड़ें',
  'guess.higher': 'बड़ा',
  'guess.lower': 'छोटा',
  'guess.higher-or-same': 'बड़ा या बराबर',
  'guess.lower-or-same': 'छोटा या बराबर',
  'guess.same': 'बराबर',
  'guess.red': 'लाल',
  'guess.black': 'काला',
  chance: '{from} में से {wins}',
  now: 'अभी',
  guesses: 'अंदाज़े',
  cards: 'इस राउंड के कार्ड',
  shown: '{card}। आगे क्या आएगा?',
  right: '{card}। सही। अभी कैश आउट: {amount}।',
  wrong: '{card}। राउंड खत्म हुआ।',
  'rules.1': 'एक कार्ड दिखाया जाता है। अंदाज़ा लगाएं कि अगला उसकी तुलना में कैसा होगा। इक्का सबसे बड़ा है।',
  'rules.2':
    'हर सही अंदाज़ा उसकी संभावना के अनुसार राउंड का पेआउट बढ़ाता है। आगे बढ़ें, या दिखाई गई रकम कैश आउट करें। गलत अंदाज़े पर राउंड बिना पेआउट के खत्म हो जाता है।',
  'rules.full': 'हर कार्ड 52 के पूरे डेक से आता है। एक राउंड में छोड़े जा सकने वाले कार्ड: {skips}।',
  'rules.shrinking': 'दिखाए गए कार्ड उस राउंड में दोबारा नहीं आते। छोड़े जा सकने वाले कार्ड: {skips}।',
  'rules.3': 'सबसे ऊंचा मल्टीप्लायर स्टेक का {ceiling} गुना है।',
};
