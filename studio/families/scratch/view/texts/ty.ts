import type { MessageKey } from './en.ts';

/** Texts of scratch tickets in Filipino. */
export const ty: Record<MessageKey, string> = {
  begin: 'Bumili ng ticket',
  betOn: 'Isang ticket',
  all: 'Buksan lahat',
  hidden: 'may takip',
  cell: 'Field {number}',
  boost: 'Multiplier',
  keys: 'Mga panalong numero',
  fields: 'Mga numero mo',
  name: 'Ticket',
  how: 'I-scratch ang mga field, o pindutin ang isa para buksan ito.',
  match: 'Panalo ng tatlong magkakaparehong simbolo ang premyo ng simbolo, times ang multiplier sa tabi ng mga ito.',
  keysRule: 'Bawat numero mo na panalong numero ay nananalo ng premyo sa tabi nito.',
  book: 'Binubunot ang bawat ticket mula sa buong book na {book} ticket, kaya may odds ang bawat ticket na gaya ng nasa ibaba, anuman ang nabili ng iba.',
  prize: 'Premyo',
  tickets: 'Mga ticket sa book',
  pays: 'Mga premyo para sa ticket na {stake}',
  symbols: 'Panalo ang tatlong magkakaparehong simbolo, bago ang multiplier',
  part: 'Mula sa mga premyong {times}× ng presyo',
  ticket: 'Ticket {number}',
  face: 'Mga field',
};
