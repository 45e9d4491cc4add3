import type { MessageKey } from './en.ts';

/** Texts of three digits in Swahili. */
export const sw: Record<MessageKey, string> = {
  'rules.game':
    'Tarakimu tatu kutoka 0 hadi 9 zinatolewa, kila moja peke yake. Tarakimu inaweza kutoka zaidi ya mara moja.',
  'rules.more':
    'Kubwa ni 5 hadi 9, ndogo 0 hadi 4; kwa jumla ya zote tatu, kubwa ni 14 na zaidi. Kwa mfululizo, 9, 0 na 1 ni jirani.',
  'tab.exact': 'Kamili',
  'tab.any': 'Mpangilio wowote',
  'tab.places': 'Nafasi',
  'tab.sum': 'Jumla',
  'bet.exact-3': 'Zote tatu, kamili',
  'bet.front-2': 'Mbili za kwanza, kamili',
  'bet.back-2': 'Mbili za mwisho, kamili',
  'bet.any-3': 'Tatu tofauti',
  'bet.pair-3': 'Tatu zenye pair',
  'bet.front-2-any': 'Mbili za kwanza, mpangilio wowote',
  'bet.back-2-any': 'Mbili za mwisho, mpangilio wowote',
  'bet.one': 'Tarakimu moja popote',
  'bet.two': 'Tarakimu mbili popote',
  'bet.place': 'Tarakimu kwenye nafasi yake',
  'bet.place-sides': 'Pande za tarakimu',
  'bet.sum': 'Jumla',
  'bet.sum-sides': 'Pande za jumla',
  'bet.shape': 'Umbo',
  said: '{number}. Jumla {sum}.',
  'field.place-1': 'Ya 1',
  'field.place-2': 'Ya 2',
  'field.place-3': 'Ya 3',
  'option.triple': 'Tatu zinazofanana',
  'option.straight': 'Mfululizo',
  'option.pair': 'Pair',
  'option.half-straight': 'Mbili mfululizo',
  'option.mixed': 'Mchanganyiko',
};
