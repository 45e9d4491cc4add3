/** Texts of higher or lower in English. The other languages have exactly these keys. */
export const en = {
  begin: 'Show a card',
  betOn: 'First card',
  take: 'Cash out {amount}',
  skip: 'Skip the card',
  'guess.higher': 'Higher',
  'guess.lower': 'Lower',
  'guess.higher-or-same': 'Higher or same',
  'guess.lower-or-same': 'Lower or same',
  'guess.same': 'Same',
  'guess.red': 'Red',
  'guess.black': 'Black',
  chance: '{wins} of {from}',
  now: 'Now',
  guesses: 'Guesses',
  cards: 'Cards of this round',
  shown: '{card}. What comes next?',
  right: '{card}. Correct. Cash out now for {amount}.',
  wrong: '{card}. The round is over.',
  'rules.1': 'A card is shown. Guess how the next one compares with it. Aces are the highest.',
  'rules.2':
    'Each correct guess raises what the round pays by the chance of the guess. Continue, or cash out the amount shown. A wrong guess ends the round without a payout.',
  'rules.full': 'Each card comes from a full deck of 52. {skips} cards may be skipped in a round.',
  'rules.shrinking': 'Cards that were shown do not come again in the round. {skips} cards may be skipped.',
  'rules.3': 'The highest multiplier is {ceiling} times the stake.',
} as const;

export type MessageKey = keyof typeof en;
