/** Texts of the coin in English. The other languages have exactly these keys. */
export const en = {
  begin: 'Flip',
  take: 'Cash out {amount}',
  call: 'Your call',
  again: 'Call again, or cash out',
  heads: 'Heads',
  tails: 'Tails',
  next: 'Next correct call',
  now: 'Now',
  right: '{side}. Correct. Cash out now for {amount}.',
  wrong: '{side}. The round is over.',
  flips: 'Flips of this round',
  'rules.1': 'Call heads or tails. Each correct call raises what the round pays; a wrong one ends it without a payout.',
  'rules.2':
    'After a correct call, call again or cash out the amount shown. After {flips} correct calls the round ends and pays.',
  pays: 'What correct calls in a row pay for a stake of {stake}',
  stop: 'Return when cashing out',
  'verify.round': 'Calls and flips',
} as const;

export type MessageKey = keyof typeof en;
