import type { MessageKey } from './en.ts';

/** Texts of scratch tickets in Indonesian. */
export const id: Record<MessageKey, string> = {
  begin: 'Beli kartu',
  betOn: 'Satu kartu',
  all: 'Buka semua',
  hidden: 'tertutup',
  cell: 'Kotak {number}',
  boost: 'Pengganda',
  keys: 'Angka pemenang',
  fields: 'Angka Anda',
  name: 'Kartu gosok',
  how: 'Gosok kotaknya, atau tekan untuk membukanya.',
  match: 'Tiga simbol sama memenangkan hadiah simbol itu, dikali pengganda di sampingnya.',
  keysRule: 'Setiap angka Anda yang merupakan angka pemenang memenangkan hadiah di sampingnya.',
  book: 'Setiap kartu diambil dari satu set penuh berisi {book} kartu, jadi setiap kartu punya peluang di bawah ini, apa pun yang sudah dibeli orang lain.',
  prize: 'Hadiah',
  tickets: 'Kartu dalam set',
  pays: 'Hadiah untuk kartu seharga {stake}',
  symbols: 'Tiga simbol sama membayar, sebelum pengganda',
  part: 'Dari hadiah {times}× harga',
  ticket: 'Kartu {number}',
  face: 'Kotak',
};
