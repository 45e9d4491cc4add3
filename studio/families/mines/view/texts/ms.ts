import type { MessageKey } from './en.ts';

/** Texts of mines in Malay. */
export const ms: Record<MessageKey, string> = {
  begin: 'Buka jubin',
  take: 'Cash out {amount}',
  field: 'Papan {columns} kali {rows} jubin',
  place: 'Baris {row}, lajur {column}',
  closed: 'tertutup',
  chosen: 'dipilih',
  safe: 'selamat',
  mine: 'bom',
  mines: 'Bom',
  choose: 'Pilih jubin pertama, kemudian tekan butang.',
  next: 'Jubin selamat seterusnya',
  now: 'Sekarang',
  opened: 'Selamat. Cash out sekarang untuk {amount}.',
  hit: 'Bom. Pusingan tamat.',
  'rules.1': 'Bom tersembunyi di bawah sebahagian jubin. Pertaruhan membuka jubin pertama.',
  'rules.2':
    'Setiap jubin selamat menaikkan bayaran pusingan. Buka satu lagi, atau cash out jumlah yang dipaparkan. Bom menamatkan pusingan tanpa bayaran.',
  'rules.3': 'Bom diletakkan sebelum jubin pertama dibuka dan tidak berpindah.',
  pays: 'Bayaran setiap jubin selamat untuk taruhan {stake}',
  withMines: 'Bom: {mines}',
  stop: 'Pulangan apabila cash out',
  'verify.field': 'Bom',
  'verify.opened': 'Dibuka',
};
