import type { MessageKey } from './en.ts';

/** Texts of dice in Filipino. */
export const ty: Record<MessageKey, string> = {
  begin: 'Roll',
  bet: 'Bet sa',
  'kind.under': 'Under',
  'kind.over': 'Over',
  'kind.exactly': 'Eksakto',
  'kind.inside': 'Nasa loob',
  'kind.outside': 'Nasa labas',
  'kind.faces': 'Mga mukha',
  'kind.odd': 'Odd',
  'kind.even': 'Even',
  target: 'Numero',
  from: 'Mula',
  to: 'Hanggang',
  lower: 'babaan nang isa',
  higher: 'taasan nang isa',
  chance: 'Tsansa',
  pays: 'Bayad',
  cases: '{wins} sa {all}',
  notOffered: 'Hindi inaalok ang bet na ito. Pumili ng ibang numero.',
  result: '{dice} = {total}',
  dice: 'Dice',
  betIs: '{kind} {numbers}',
  'rules.1':
    '{dice} dice na may tig-{faces} mukha ang iro-roll nang isang beses. Panalo ang bet ayon sa total ng mga ito.',
  'rules.one': 'Isang dice na may {faces} mukha ang iro-roll nang isang beses.',
  'rules.2':
    'Nakabatay sa tsansa ang bayad ng bet: mas madalang ang total, mas mataas ang bayad. Nasa tabi ng bet ang multiplier.',
  payTable: 'Mga payout ayon sa bilang ng panalong kaso, para sa tayang {stake}',
  win: 'Return',
  'bet.cases': 'Mga bet na panalo sa {wins} sa {all} kaso',
};
