import { en as place } from '../../../shared/place-texts/en.ts';

/** Texts of bouts in English. The other languages have exactly these keys. */
export const en = {
  ...place,
  begin: 'Bet',
  bout: 'The fight',
  'on.red': 'Red',
  'on.blue': 'Blue',
  'on.draw': 'Draw',
  'on.off': 'Cancelled',
  'short.red': 'R',
  'short.blue': 'B',
  'short.draw': 'D',
  'short.off': '–',
  pays: '{pays} to 1',
  wins: '{side} wins',
  'is.draw': 'Draw: stakes on red and blue are returned',
  'is.off': 'Cancelled: all stakes are returned',
  returned: 'stakes returned',
  leads: '{side} leads',
  even: 'Even',
  shares: 'Of the last {rounds} fights: red {red}, blue {blue}, draw {draw}, cancelled {off}',
  'rules.1': 'Red and blue meet in a fight of {exchanges} exchanges. Bet on the side that wins, or on a draw.',
  'rules.2': 'A draw pays {draw} to 1, and returns the stakes on red and blue.',
  'rules.3': 'The result is drawn before the fight is shown. The exchanges only show it and do not change it.',
  'rules.4': 'A fight can be cancelled before its end. All stakes are then returned.',
  chance: 'Chance',
  kind: 'Pays',
  'part.win': 'From wins',
  'part.push': 'From returned stakes',
} as const;

export type MessageKey = keyof typeof en;
