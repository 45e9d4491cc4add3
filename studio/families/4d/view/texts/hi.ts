import type { MessageKey } from './en.ts';

/** Texts of 23 numbers of four digits in Hindi. */
export const hi: Record<MessageKey, string> = {
  'rules.game':
    '0000 से 9999 तक के 23 अलग-अलग नंबर निकाले जाते हैं: दस कंसोलेशन प्राइज़, दस स्टार्टर, फिर तीसरा, दूसरा और पहला प्राइज़।',
  'rules.more':
    'बिग बेट 23 में से किसी भी नंबर पर जीतती है, स्मॉल सिर्फ़ पहले तीन प्राइज़ पर, लेकिन पेआउट ज़्यादा होता है। पहले प्राइज़ के आखिरी दो अंकों में 50 से 99 बिग हैं। सभी प्राइज़ तय हैं।',
  'tab.number': 'नंबर',
  'tab.first': 'पहला प्राइज़',
  'bet.big': 'बिग',
  'bet.small': 'स्मॉल',
  'bet.first-3': 'पहला प्राइज़, आखिरी तीन',
  'bet.first-2': 'पहला प्राइज़, आखिरी दो',
  'bet.first-sides': 'पहला प्राइज़, साइड',
  'field.place-1': 'पहला',
  'field.place-2': 'दूसरा',
  'field.place-3': 'तीसरा',
  'field.place-4': 'चौथा',
  'row.first': 'पहला प्राइज़',
  'row.second': 'दूसरा प्राइज़',
  'row.third': 'तीसरा प्राइज़',
  'row.starter': 'स्टार्टर',
  'row.consolation': 'कंसोलेशन',
  'prize.first': 'पहला प्राइज़',
  'prize.second': 'दूसरा प्राइज़',
  'prize.third': 'तीसरा प्राइज़',
  'prize.starter': 'स्टार्टर',
  'prize.consolation': 'कंसोलेशन',
  said: 'पहला प्राइज़ {special}, आखिरी दो {tail}।',
};
