import type { MessageKey } from './en.ts';

/** Texts of mines in Indonesian. */
export const id: Record<MessageKey, string> = {
  begin: 'Buka kotak',
  take: 'Cash out {amount}',
  field: 'Papan {columns} kali {rows} kotak',
  place: 'Baris {row}, kolom {column}',
  closed: 'tertutup',
  chosen: 'dipilih',
  safe: 'aman',
  mine: 'ranjau',
  mines: 'Ranjau',
  choose: 'Pilih kotak pertama, lalu tekan tombolnya.',
  next: 'Kotak aman berikutnya',
  now: 'Sekarang',
  opened: 'Aman. Cash out sekarang untuk {amount}.',
  hit: 'Kena ranjau. Ronde selesai.',
  'rules.1': 'Ada ranjau di bawah beberapa kotak. Taruhan membuka kotak pertama.',
  'rules.2':
    'Setiap kotak aman menaikkan bayaran ronde. Buka kotak lain, atau cash out sebesar jumlah yang tampil. Ranjau mengakhiri ronde tanpa bayaran.',
  'rules.3': 'Ranjau dipasang sebelum kotak pertama dibuka dan tidak berpindah.',
  pays: 'Bayaran setiap kotak aman untuk taruhan {stake}',
  withMines: 'Ranjau: {mines}',
  stop: 'Pengembalian saat cash out',
  'verify.field': 'Ranjau',
  'verify.opened': 'Dibuka',
};
