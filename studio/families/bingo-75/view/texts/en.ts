/** Texts of bingo in English. The other languages have exactly these keys. */
export const en = {
  begin: 'Start',
  cards: 'Cards',
  card: 'Card {number}',
  balls: 'Balls drawn',
  free: 'free',
  ball: '{letter} {number}',
  wonCard: 'Card {number}: {patterns}',
  none: 'No pattern is complete.',
  'pattern.line': 'One line',
  'pattern.two-lines': 'Two lines',
  'pattern.three-lines': 'Three lines',
  'pattern.corners': 'Four corners',
  'pattern.stamp': 'Stamp',
  'pattern.two-stamps': 'Two stamps',
  'pattern.letter-x': 'Letter X',
  'pattern.letter-t': 'Letter T',
  'pattern.plus': 'Plus',
  'pattern.diamond': 'Diamond',
  'pattern.ring': 'Ring',
  'pattern.frame': 'Frame',
  'pattern.blackout': 'Full card',
  'rules.1':
    '{balls} of 75 balls are drawn. A card has 24 numbers and a free cell in the middle. It wins by the patterns that the balls complete.',
  'rules.best': 'A card wins its best pattern.',
  'rules.each': 'A card wins each pattern that is complete.',
  'rules.2': 'The stake is the price of each card. Lines run across, down or from corner to corner.',
  pays: 'Pays for a card of {stake}',
} as const;

export type MessageKey = keyof typeof en;
