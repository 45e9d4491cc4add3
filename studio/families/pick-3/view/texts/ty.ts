import type { MessageKey } from './en.ts';

/** Texts of three digits in Filipino. */
export const ty: Record<MessageKey, string> = {
  'rules.game':
    'Tatlong digit mula 0 hanggang 9 ang bubunutin, hiwalay ang bawat isa. Puwedeng lumabas ang isang digit nang higit sa isang beses.',
  'rules.more':
    'Big ang 5 hanggang 9, small ang 0 hanggang 4; sa sum ng lahat ng tatlo, big ang 14 pataas. Sa sunod-sunod, magkatabi ang 9, 0 at 1.',
  'tab.exact': 'Eksakto',
  'tab.any': 'Any order',
  'tab.places': 'Mga puwesto',
  'tab.sum': 'Sum',
  'bet.exact-3': 'Lahat ng tatlo, eksakto',
  'bet.front-2': 'Unang dalawa, eksakto',
  'bet.back-2': 'Huling dalawa, eksakto',
  'bet.any-3': 'Tatlong magkakaiba',
  'bet.pair-3': 'Tatlo na may pair',
  'bet.front-2-any': 'Unang dalawa, any order',
  'bet.back-2-any': 'Huling dalawa, any order',
  'bet.one': 'Isang digit kahit saan',
  'bet.two': 'Dalawang digit kahit saan',
  'bet.place': 'Digit sa puwesto nito',
  'bet.place-sides': 'Mga side ng digit',
  'bet.sum': 'Sum',
  'bet.sum-sides': 'Mga side ng sum',
  'bet.shape': 'Hugis',
  said: '{number}. Sum {sum}.',
  'field.place-1': '1st',
  'field.place-2': '2nd',
  'field.place-3': '3rd',
  'option.triple': 'Tatlong magkakapareho',
  'option.straight': 'Sunod-sunod',
  'option.pair': 'Pair',
  'option.half-straight': 'Dalawang sunod',
  'option.mixed': 'Halo',
};
