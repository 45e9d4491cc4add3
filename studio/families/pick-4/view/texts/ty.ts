import type { MessageKey } from './en.ts';

/** Texts of four digits in Filipino. */
export const ty: Record<MessageKey, string> = {
  'rules.game':
    'Apat na digit mula 0 hanggang 9 ang bubunutin, hiwalay ang bawat isa. Puwedeng lumabas ang isang digit nang higit sa isang beses.',
  'rules.more':
    'Big ang 5 hanggang 9, small ang 0 hanggang 4. Panalo ang dragon kung mas mataas ang unang digit sa huli, tiger kung mas mababa; kapag tie, ibinabalik ang taya sa dalawa.',
  'tab.exact': 'Eksakto',
  'tab.any': 'Any order',
  'tab.places': 'Mga puwesto',
  'tab.sum': 'Sum',
  'bet.exact-4': 'Lahat ng apat, eksakto',
  'bet.front-3': 'Unang tatlo, eksakto',
  'bet.back-3': 'Huling tatlo, eksakto',
  'bet.front-2': 'Unang dalawa, eksakto',
  'bet.back-2': 'Huling dalawa, eksakto',
  'bet.any-4': 'Apat na magkakaiba',
  'bet.front-3-any': 'Unang tatlo, magkakaiba',
  'bet.back-3-any': 'Huling tatlo, magkakaiba',
  'bet.back-3-pair': 'Huling tatlo na may pair',
  'bet.front-2-any': 'Unang dalawa, any order',
  'bet.back-2-any': 'Huling dalawa, any order',
  'bet.back-3-one': 'Isang digit sa huling tatlo',
  'bet.back-3-two': 'Dalawang digit sa huling tatlo',
  'bet.place': 'Digit sa puwesto nito',
  'bet.place-sides': 'Mga side ng digit',
  'bet.dragon-tiger': 'Dragon, tiger',
  'bet.sum': 'Sum',
  'option.dragon': 'Dragon',
  'option.tiger': 'Tiger',
  'option.tie': 'Tie',
  said: '{number}. Sum {sum}.',
  'field.place-1': '1st',
  'field.place-2': '2nd',
  'field.place-3': '3rd',
  'field.place-4': '4th',
};
