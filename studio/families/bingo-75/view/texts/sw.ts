import type { MessageKey } from './en.ts';

/** Texts of bingo in Swahili. */
export const sw: Record<MessageKey, string> = {
  begin: 'Anza',
  cards: 'Kadi',
  card: 'Kadi {number}',
  balls: 'Mipira iliyotoka',
  free: 'bure',
  ball: '{letter} {number}',
  wonCard: 'Kadi {number}: {patterns}',
  none: 'Hakuna mchoro uliokamilika.',
  'pattern.line': 'Mstari mmoja',
  'pattern.two-lines': 'Mistari miwili',
  'pattern.three-lines': 'Mistari mitatu',
  'pattern.corners': 'Pembe nne',
  'pattern.stamp': 'Stempu',
  'pattern.two-stamps': 'Stempu mbili',
  'pattern.letter-x': 'Herufi X',
  'pattern.letter-t': 'Herufi T',
  'pattern.plus': 'Jumlisha',
  'pattern.diamond': 'Almasi',
  'pattern.ring': 'Pete',
  'pattern.frame': 'Fremu',
  'pattern.blackout': 'Kadi nzima',
  'rules.1':
    'Mipira {balls} kati ya 75 inatolewa. Kadi ina namba 24 na kisanduku cha bure katikati. Inashinda kwa michoro ambayo mipira inakamilisha.',
  'rules.best': 'Kadi inashinda mchoro wake bora.',
  'rules.each': 'Kadi inashinda kila mchoro uliokamilika.',
  'rules.2': 'Dau ni bei ya kila kadi. Mistari inakwenda kulala, kusimama au kutoka pembe hadi pembe.',
  pays: 'Malipo kwa kadi ya {stake}',
};
