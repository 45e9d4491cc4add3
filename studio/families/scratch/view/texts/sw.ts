import type { MessageKey } from './en.ts';

/** Texts of scratch tickets in Swahili. */
export const sw: Record<MessageKey, string> = {
  begin: 'Nunua tiketi',
  betOn: 'Tiketi moja',
  all: 'Fichua zote',
  hidden: 'imefunikwa',
  cell: 'Sehemu {number}',
  boost: 'Kizidisho',
  keys: 'Namba za ushindi',
  fields: 'Namba zako',
  name: 'Tiketi',
  how: 'Kwangua sehemu, au bonyeza moja ili kuifungua.',
  match: 'Alama tatu zinazofanana zinashinda zawadi ya alama hiyo, mara kizidisho kilicho kando yake.',
  keysRule: 'Kila namba yako ambayo ni namba ya ushindi inashinda zawadi iliyo kando yake.',
  book: 'Kila tiketi inachaguliwa kutoka kitabu kizima cha tiketi {book}, hivyo kila tiketi ina uwezekano ulio hapa chini, chochote ambacho wengine wamenunua.',
  prize: 'Zawadi',
  tickets: 'Tiketi kwenye kitabu',
  pays: 'Zawadi kwa tiketi ya {stake}',
  symbols: 'Tatu za alama moja zinashinda, kabla ya kizidisho',
  part: 'Kutoka kwenye zawadi za {times}× ya bei',
  ticket: 'Tiketi {number}',
  face: 'Sehemu',
};
