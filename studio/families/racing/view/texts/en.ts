import { en as place } from '../../../shared/place-texts/en.ts';
import { en as runners } from '../runners/en.ts';

/** Texts of races in English. The other languages have exactly these keys. */
export const en = {
  ...place,
  ...runners,
  begin: 'Bet',
  race: 'Race',
  win: 'Win',
  place: 'Place',
  exacta: 'Exacta',
  first: 'First',
  second: 'Second',
  strength: 'Strength',
  runner: 'Runner',
  'on.win': '{runner} to win',
  'on.place': '{runner} to place',
  'on.exacta': 'Exacta {first}-{second}',
  off: 'The race has started',
  finished: '{first} wins, second {second}, third {third}',
  winner: 'Winner {runner}',
  shares: 'Winners of the last {rounds} races: {counts}',
  share: '{runner}: {count}',
  'rules.1':
    'Win: the runner comes in first. Place: it comes in among the first {placed}. Exacta: two runners come in first and second, in this order.',
  'rules.2':
    'The winner is drawn among all runners, each with the share of its strength. The second is drawn in the same way among the others, and so on.',
  'rules.3': 'Odds follow from the strengths, less the house margin, rounded down. They include the stake.',
  'rules.4': 'The result is drawn before the race is shown. The race only shows it and does not change it.',
  'part.win': 'From wins',
} as const;

export type MessageKey = keyof typeof en;
