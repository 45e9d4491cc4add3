/** Texts of the coin in English. The other languages have exactly these keys. */
export const en = {
  begin: 'Flip',
  take: 'Take {amount}',
  call: 'Your call',
  again: 'Call again, or take the amount',
  heads: 'Heads',
  tails: 'Tails',
  next: 'Next right call',
  now: 'Now',
  right: '{side}. Right. Taking now pays {amount}.',
  wrong: '{side}. The round is over.',
  flips: 'Flips of this round',
  'rules.1': 'Call heads or tails. Each right call raises what the round pays; a wrong one ends it without a payout.',
  'rules.2':
    'After a right call, call again or take the amount shown. After {flips} right calls the round ends and pays.',
  pays: 'What right calls in a row pay for a stake of {stake}',
  stop: 'Return when the amount is taken',
  'verify.round': 'Calls and flips',
} as const;

export type MessageKey = keyof typeof en;
