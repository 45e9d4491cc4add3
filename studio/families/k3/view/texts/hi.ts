import type { MessageKey } from './en.ts';

/** Texts of three dice in Hindi. */
export const hi: Record<MessageKey, string> = {
  'rules.game': 'तीन पासे फेंके जाते हैं। उनका क्रम मायने नहीं रखता।',
  'rules.more':
    'बिग यानी जोड़ 11 से 18, स्मॉल 3 से 10। “साइड, ट्रिपल गिने जाते हैं” में तीन एक जैसे अपने जोड़ के अनुसार गिने जाते हैं; “साइड, ट्रिपल के बिना” में तीन एक जैसे होने पर चारों हारते हैं।',
  'tab.sum': 'जोड़',
  'tab.faces': 'नंबर',
  'tab.equal': 'एक जैसे',
  'field.pair': 'पेयर',
  'field.single': 'तीसरा पासा',
  'bet.sides': 'साइड, ट्रिपल गिने जाते हैं',
  'bet.sides-no-triples': 'साइड, ट्रिपल के बिना',
  'bet.sum': 'सटीक जोड़',
  'bet.single': 'एक नंबर',
  'bet.two-different': 'दो अलग नंबर',
  'bet.three-different': 'तीन अलग नंबर',
  'bet.straight': 'लगातार तीन',
  'bet.pair': 'पेयर या ज़्यादा',
  'bet.pair-single': 'पेयर और एक दूसरा',
  'bet.triple': 'एक नंबर के तीन',
  'bet.any-triple': 'कोई भी तीन एक जैसे',
  'option.straight': 'लगातार तीन',
  'option.any-triple': 'कोई भी तीन एक जैसे',
  'prize.match-2': 'दोनों नंबर',
  'prize.match-3': 'तीनों नंबर',
  said: 'जोड़ {sum}, {side}।',
};
