import type { MessageKey } from './en.ts';

/** Texts of scratch tickets in Turkish. */
export const tr: Record<MessageKey, string> = {
  begin: 'Bilet al',
  betOn: 'Bir bilet',
  all: 'Tümünü aç',
  hidden: 'kapalı',
  cell: '{number}. alan',
  boost: 'Çarpan',
  keys: 'Kazanan numaralar',
  fields: 'Numaralarınız',
  name: 'Bilet',
  how: 'Alanları kazıyın veya açmak için birine basın.',
  match: 'Üç aynı sembol, sembolün ödülünü yanlarındaki çarpanla çarparak kazandırır.',
  keysRule: 'Kazanan numara olan her numaranız, yanındaki ödülü kazandırır.',
  book: 'Her bilet {book} biletlik tam bir desteden çekilir; böylece başkaları ne alırsa alsın her biletin olasılıkları aşağıdaki gibidir.',
  prize: 'Ödül',
  tickets: 'Destedeki bilet',
  pays: '{stake} tutarındaki biletin ödülleri',
  symbols: 'Bir sembolden üç tanesinin ödülü, çarpandan önce',
  part: 'Fiyatın {times} katı ödüllerden',
  ticket: 'Bilet {number}',
  face: 'Alanlar',
};
