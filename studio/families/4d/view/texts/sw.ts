import type { MessageKey } from './en.ts';

/** Texts of 23 numbers of four digits in Swahili. */
export const sw: Record<MessageKey, string> = {
  'rules.game':
    'Namba 23 tofauti kuanzia 0000 hadi 9999 zinatolewa: zawadi kumi za consolation, starter kumi, kisha zawadi ya tatu, ya pili na ya kwanza.',
  'rules.more':
    'Beti kubwa inashinda kwenye namba yoyote kati ya 23, ndogo kwenye zawadi tatu za kwanza tu, kwa malipo zaidi. Kwa tarakimu mbili za mwisho za zawadi ya kwanza, 50 hadi 99 ni kubwa. Zawadi zote hazibadiliki.',
  'tab.number': 'Namba',
  'tab.first': 'Zawadi ya kwanza',
  'bet.big': 'Kubwa',
  'bet.small': 'Ndogo',
  'bet.first-3': 'Zawadi ya kwanza, tatu za mwisho',
  'bet.first-2': 'Zawadi ya kwanza, mbili za mwisho',
  'bet.first-sides': 'Zawadi ya kwanza, pande',
  'field.place-1': 'Ya 1',
  'field.place-2': 'Ya 2',
  'field.place-3': 'Ya 3',
  'field.place-4': 'Ya 4',
  'row.first': 'Zawadi ya 1',
  'row.second': 'Zawadi ya 2',
  'row.third': 'Zawadi ya 3',
  'row.starter': 'Starter',
  'row.consolation': 'Consolation',
  'prize.first': 'Zawadi ya 1',
  'prize.second': 'Zawadi ya 2',
  'prize.third': 'Zawadi ya 3',
  'prize.starter': 'Starter',
  'prize.consolation': 'Consolation',
  said: 'Zawadi ya kwanza {special}, mbili za mwisho {tail}.',
};
