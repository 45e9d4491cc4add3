/** Texts of dice in English. The other languages have exactly these keys. */
export const en = {
  begin: 'Roll',
  bet: 'Bet on',
  'kind.under': 'Under',
  'kind.over': 'Over',
  'kind.exactly': 'Exactly',
  'kind.inside': 'Inside',
  'kind.outside': 'Outside',
  'kind.faces': 'Faces',
  'kind.odd': 'Odd',
  'kind.even': 'Even',
  target: 'Number',
  from: 'From',
  to: 'To',
  lower: 'one lower',
  higher: 'one higher',
  chance: 'Chance',
  pays: 'Pays',
  cases: '{wins} of {all}',
  notOffered: 'This bet is not offered. Choose other numbers.',
  result: '{dice} = {total}',
  dice: 'Dice',
  betIs: '{kind} {numbers}',
  'rules.1': '{dice} dice with {faces} faces each are rolled once. The bet wins by their total.',
  'rules.one': 'One die with {faces} faces is rolled once.',
  'rules.2':
    'What a bet pays follows from its chance: the rarer the total, the more it pays. The multiplier is shown beside the bet.',
  payTable: 'Payouts by number of winning cases, for a stake of {stake}',
  win: 'Return',
  'bet.cases': 'Bets that win in {wins} of {all} cases',
} as const;

export type MessageKey = keyof typeof en;
