import { en as place } from '../../../shared/place-texts/en.ts';

/** Texts of bouts in English. The other languages have exactly these keys. */
export const en = {
  ...place,
  begin: 'Bet',
  bout: 'The bout',
  'on.red': 'Red',
  'on.blue': 'Blue',
  'on.draw': 'Draw',
  'on.off': 'Called off',
  'short.red': 'R',
  'short.blue': 'B',
  'short.draw': 'D',
  'short.off': '–',
  pays: '{pays} to 1',
  wins: '{side} wins',
  'is.draw': 'Draw: stakes on red and blue are returned',
  'is.off': 'Called off: all stakes are returned',
  returned: 'stakes returned',
  leads: '{side} leads',
  even: 'Even',
  shares: 'Of the last {rounds} bouts: red {red}, blue {blue}, draw {draw}, called off {off}',
  'rules.1': 'Red and blue meet in a bout of {exchanges} exchanges. Bet on the side that wins, or on a draw.',
  'rules.2': 'A draw pays {draw} to 1, and returns the stakes on red and blue.',
  'rules.3': 'The result is drawn before the bout is shown. The exchanges tell it; they do not change it.',
  'rules.4': 'A bout can be called off before its end. All stakes are returned then.',
  chance: 'Chance',
  kind: 'Pays',
  'part.win': 'From wins',
  'part.push': 'From returned stakes',
} as const;

export type MessageKey = keyof typeof en;
