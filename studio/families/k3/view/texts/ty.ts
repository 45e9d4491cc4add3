import type { MessageKey } from './en.ts';

/** Texts of three dice in Filipino. */
export const ty: Record<MessageKey, string> = {
  'rules.game': 'Tatlong dice ang iro-roll. Hindi mahalaga ang pagkakasunod-sunod.',
  'rules.more':
    'Big ang sum na 11 hanggang 18, small ang 3 hanggang 10. Sa “Mga side, kasama ang triple”, binibilang ang tatlong magkakapareho ayon sa sum; sa “Mga side, walang triple”, talo ang apat kapag tatlong magkakapareho.',
  'tab.sum': 'Sum',
  'tab.faces': 'Mga numero',
  'tab.equal': 'Pareho',
  'field.pair': 'Pair',
  'field.single': 'Ikatlong dice',
  'bet.sides': 'Mga side, kasama ang triple',
  'bet.sides-no-triples': 'Mga side, walang triple',
  'bet.sum': 'Eksaktong sum',
  'bet.single': 'Isang numero',
  'bet.two-different': 'Dalawang magkaibang numero',
  'bet.three-different': 'Tatlong magkakaibang numero',
  'bet.straight': 'Tatlong sunod-sunod',
  'bet.pair': 'Pair o higit pa',
  'bet.pair-single': 'Pair at isa pa',
  'bet.triple': 'Tatlong iisang numero',
  'bet.any-triple': 'Kahit anong triple',
  'option.straight': 'Tatlong sunod-sunod',
  'option.any-triple': 'Kahit anong triple',
  'prize.match-2': 'Dalawang numero',
  'prize.match-3': 'Tatlong numero',
  said: 'Sum {sum}, {side}.',
};
