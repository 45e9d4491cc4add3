import type { MessageKey } from './en.ts';

/** Texts of four digits in Swahili. */
export const sw: Record<MessageKey, string> = {
  'rules.game':
    'Tarakimu nne kutoka 0 hadi 9 zinatolewa, kila moja peke yake. Tarakimu inaweza kutoka zaidi ya mara moja.',
  'rules.more':
    'Kubwa ni 5 hadi 9, ndogo 0 hadi 4. Dragon inashinda ikiwa tarakimu ya kwanza ni kubwa kuliko ya mwisho, tiger ikiwa ni ndogo; ikiwa ni tie zote zinarudishiwa madau.',
  'tab.exact': 'Kamili',
  'tab.any': 'Mpangilio wowote',
  'tab.places': 'Nafasi',
  'tab.sum': 'Jumla',
  'bet.exact-4': 'Zote nne, kamili',
  'bet.front-3': 'Tatu za kwanza, kamili',
  'bet.back-3': 'Tatu za mwisho, kamili',
  'bet.front-2': 'Mbili za kwanza, kamili',
  'bet.back-2': 'Mbili za mwisho, kamili',
  'bet.any-4': 'Nne tofauti',
  'bet.front-3-any': 'Tatu za kwanza tofauti',
  'bet.back-3-any': 'Tatu za mwisho tofauti',
  'bet.back-3-pair': 'Tatu za mwisho zenye pair',
  'bet.front-2-any': 'Mbili za kwanza, mpangilio wowote',
  'bet.back-2-any': 'Mbili za mwisho, mpangilio wowote',
  'bet.back-3-one': 'Tarakimu moja kati ya tatu za mwisho',
  'bet.back-3-two': 'Tarakimu mbili kati ya tatu za mwisho',
  'bet.place': 'Tarakimu kwenye nafasi yake',
  'bet.place-sides': 'Pande za tarakimu',
  'bet.dragon-tiger': 'Dragon, tiger',
  'bet.sum': 'Jumla',
  'option.dragon': 'Dragon',
  'option.tiger': 'Tiger',
  'option.tie': 'Tie',
  said: '{number}. Jumla {sum}.',
  'field.place-1': 'Ya 1',
  'field.place-2': 'Ya 2',
  'field.place-3': 'Ya 3',
  'field.place-4': 'Ya 4',
};
