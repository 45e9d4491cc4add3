import type { MessageKey } from './en.ts';

/** Texts of three dice in Swahili. */
export const sw: Record<MessageKey, string> = {
  'rules.game': 'Dadu tatu zinarushwa. Mpangilio wake haujalishi.',
  'rules.more':
    'Kubwa ni jumla ya 11 hadi 18, ndogo 3 hadi 10. Kwa “Pande, triple zinahesabiwa”, tatu zinazofanana zinahesabiwa kwa jumla yake; kwa “Pande, bila triple”, tatu zinazofanana zinapoteza zote nne.',
  'tab.sum': 'Jumla',
  'tab.faces': 'Namba',
  'tab.equal': 'Zinazofanana',
  'field.pair': 'Pair',
  'field.single': 'Dadu ya tatu',
  'bet.sides': 'Pande, triple zinahesabiwa',
  'bet.sides-no-triples': 'Pande, bila triple',
  'bet.sum': 'Jumla kamili',
  'bet.single': 'Namba moja',
  'bet.two-different': 'Namba mbili tofauti',
  'bet.three-different': 'Namba tatu tofauti',
  'bet.straight': 'Tatu mfululizo',
  'bet.pair': 'Pair au zaidi',
  'bet.pair-single': 'Pair na nyingine',
  'bet.triple': 'Tatu za namba moja',
  'bet.any-triple': 'Tatu zozote zinazofanana',
  'option.straight': 'Tatu mfululizo',
  'option.any-triple': 'Tatu zozote zinazofanana',
  'prize.match-2': 'Namba zote mbili',
  'prize.match-3': 'Namba zote tatu',
  said: 'Jumla {sum}, {side}.',
};
