/** Texts of three dice in English. The other languages have exactly these keys. */
export const en = {
  'rules.game': 'Three dice are rolled. Their order does not matter.',
  'rules.more':
    'Big is a sum of 11 to 18, small 3 to 10. With “Sides, triples count”, three alike count as their sum does; with “Sides, without triples”, three alike lose all four.',
  'tab.sum': 'Sum',
  'tab.faces': 'Numbers',
  'tab.equal': 'Alike',
  'field.pair': 'Pair',
  'field.single': 'Third die',
  'bet.sides': 'Sides, triples count',
  'bet.sides-no-triples': 'Sides, without triples',
  'bet.sum': 'Exact sum',
  'bet.single': 'One number',
  'bet.two-different': 'Two different numbers',
  'bet.three-different': 'Three different numbers',
  'bet.straight': 'Three in a row',
  'bet.pair': 'Pair or more',
  'bet.pair-single': 'Pair and another',
  'bet.triple': 'Three of one number',
  'bet.any-triple': 'Any three alike',
  'option.straight': 'Three in a row',
  'option.any-triple': 'Any three alike',
  'prize.match-2': 'Both numbers',
  'prize.match-3': 'All three numbers',
  said: 'Sum {sum}, {side}.',
} as const;

export type MessageKey = keyof typeof en;
