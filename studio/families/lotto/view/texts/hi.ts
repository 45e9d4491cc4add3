import type { MessageKey } from './en.ts';

/** Texts of six numbers of 49 in Hindi. */
export const hi: Record<MessageKey, string> = {
  'rules.game': '1 से 49 में से छह अलग-अलग नंबर निकाले जाते हैं, फिर एक अतिरिक्त नंबर। हर सेट की संभावना बराबर है।',
  'rules.more':
    'छह नंबर चुनें; दस तक चुनने पर छह का हर सेट एक कॉम्बिनेशन होता है। अतिरिक्त नंबर सिर्फ़ वहीं गिना जाता है जहां प्राइज़ में लिखा हो। छह का जोड़ 150 या ज़्यादा हो, तो बिग है। सभी प्राइज़ तय हैं: वे जीतने वालों की संख्या पर निर्भर नहीं करते।',
  'tab.six': 'छह',
  'tab.few': 'दो से चार',
  'tab.number': 'एक नंबर',
  'tab.sum': 'जोड़',
  'bet.six': 'छह नंबर',
  'bet.two': 'छह में से दो',
  'bet.three': 'छह में से तीन',
  'bet.four': 'छह में से चार',
  'bet.number': 'छह में से एक',
  'bet.additional': 'अतिरिक्त नंबर',
  'bet.sum-sides': 'छह का जोड़',
  'prize.match-6': '6 निकले',
  'prize.match-5-more': '5 और अतिरिक्त',
  'prize.match-5': '5 निकले',
  'prize.match-4-more': '4 और अतिरिक्त',
  'prize.match-4': '4 निकले',
  'prize.match-3-more': '3 और अतिरिक्त',
  'prize.match-3': '3 निकले',
  'prize.match-2': '2 निकले',
  said: '{numbers}; अतिरिक्त {additional}। जोड़ {sum}।',
};
