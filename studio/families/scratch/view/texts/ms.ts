import type { MessageKey } from './en.ts';

/** Texts of scratch tickets in Malay. */
export const ms: Record<MessageKey, string> = {
  begin: 'Beli tiket',
  betOn: 'Satu tiket',
  all: 'Gores semua',
  hidden: 'tertutup',
  cell: 'Petak {number}',
  boost: 'Pengganda',
  keys: 'Nombor menang',
  fields: 'Nombor anda',
  name: 'Tiket',
  how: 'Gores petak, atau tekan satu petak untuk membukanya.',
  match: 'Tiga simbol sama memenangi hadiah simbol itu, didarab pengganda di sebelahnya.',
  keysRule: 'Setiap nombor anda yang merupakan nombor menang memenangi hadiah di sebelahnya.',
  book: 'Setiap tiket dicabut daripada buku penuh {book} tiket, jadi setiap tiket mempunyai peluang di bawah, tidak kira apa yang dibeli orang lain.',
  prize: 'Hadiah',
  tickets: 'Tiket dalam buku',
  pays: 'Hadiah untuk tiket {stake}',
  symbols: 'Tiga simbol sama menang, sebelum pengganda',
  part: 'Daripada hadiah {times}× harga',
  ticket: 'Tiket {number}',
  face: 'Petak',
};
