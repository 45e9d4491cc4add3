import type { MessageKey } from './en.ts';

/** Texts of 23 numbers of four digits in Filipino. */
export const ty: Record<MessageKey, string> = {
  'rules.game':
    '23 magkakaibang numero mula 0000 hanggang 9999 ang bubunutin: sampung consolation na premyo, sampung starter, saka ang third, second at first prize.',
  'rules.more':
    'Panalo ang big bet sa kahit alin sa 23 numero, ang small bet ay sa unang tatlong premyo lang, pero mas mataas ang bayad. Sa huling dalawang digit ng first prize, big ang 50 hanggang 99. Nakapirmi ang lahat ng premyo.',
  'tab.number': 'Numero',
  'tab.first': 'First prize',
  'bet.big': 'Big',
  'bet.small': 'Small',
  'bet.first-3': 'First prize, huling tatlo',
  'bet.first-2': 'First prize, huling dalawa',
  'bet.first-sides': 'First prize, mga side',
  'field.place-1': '1st',
  'field.place-2': '2nd',
  'field.place-3': '3rd',
  'field.place-4': '4th',
  'row.first': '1st prize',
  'row.second': '2nd prize',
  'row.third': '3rd prize',
  'row.starter': 'Starter',
  'row.consolation': 'Consolation',
  'prize.first': '1st prize',
  'prize.second': '2nd prize',
  'prize.third': '3rd prize',
  'prize.starter': 'Starter',
  'prize.consolation': 'Consolation',
  said: 'First prize {special}, huling dalawa {tail}.',
};
