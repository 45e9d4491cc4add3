/** Texts of six numbers of 49 in English. The other languages have exactly these keys. */
export const en = {
  'rules.game': 'Six different numbers of 1 to 49 are drawn, then an additional one. Every set is equally likely.',
  'rules.more':
    'Choose six numbers; of up to ten, each set of six is a combination. The additional number counts only where a prize names it. The sum of the six is big from 150. All prizes are fixed: they do not depend on how many win.',
  'tab.six': 'Six',
  'tab.few': 'Two to four',
  'tab.number': 'One number',
  'tab.sum': 'Sum',
  'bet.six': 'Six numbers',
  'bet.two': 'Two of the six',
  'bet.three': 'Three of the six',
  'bet.four': 'Four of the six',
  'bet.number': 'Among the six',
  'bet.additional': 'Additional number',
  'bet.sum-sides': 'Sum of the six',
  'prize.match-6': '6 drawn',
  'prize.match-5-more': '5 and the additional',
  'prize.match-5': '5 drawn',
  'prize.match-4-more': '4 and the additional',
  'prize.match-4': '4 drawn',
  'prize.match-3-more': '3 and the additional',
  'prize.match-3': '3 drawn',
  'prize.match-2': '2 drawn',
  said: '{numbers}; additional {additional}. Sum {sum}.',
} as const;

export type MessageKey = keyof typeof en;
