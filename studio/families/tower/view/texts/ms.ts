import type { MessageKey } from './en.ts';

/** Texts of towers in Malay. */
export const ms: Record<MessageKey, string> = {
  begin: 'Panjat',
  take: 'Cash out {amount}',
  field: 'Menara {rows} tingkat dengan {columns} lajur',
  place: 'Tingkat {row}, lajur {column}',
  closed: 'tertutup',
  chosen: 'dipilih',
  safe: 'selamat',
  trap: 'perangkap',
  level: 'Kesukaran',
  easy: 'Mudah',
  medium: 'Sederhana',
  hard: 'Sukar',
  expert: 'Pakar',
  choose: 'Pilih satu lajur di tingkat terendah, kemudian tekan butang.',
  next: 'Tingkat seterusnya',
  now: 'Sekarang',
  opened: 'Selamat. Cash out sekarang untuk {amount}.',
  hit: 'Perangkap. Pusingan tamat.',
  'rules.1': 'Pilih satu lajur di setiap tingkat. Pertaruhan ialah pilihan di tingkat terendah.',
  'rules.2':
    'Setiap lajur selamat menaikkan bayaran pusingan. Terus memanjat, atau cash out jumlah yang dipaparkan. Perangkap menamatkan pusingan tanpa bayaran.',
  'rules.3': 'Perangkap semua tingkat diletakkan sebelum pilihan pertama dan tidak berpindah.',
  'level.rule': '{name}: {traps} daripada {columns} lajur ialah perangkap.',
  pays: 'Bayaran setiap tingkat untuk taruhan {stake}',
  stop: 'Pulangan apabila cash out',
  'verify.traps': 'Perangkap dari tingkat terendah',
  'verify.climbed': 'Lajur dipilih',
};
