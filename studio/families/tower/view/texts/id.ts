import type { MessageKey } from './en.ts';

/** Texts of towers in Indonesian. */
export const id: Record<MessageKey, string> = {
  begin: 'Naik',
  take: 'Cash out {amount}',
  field: 'Menara {rows} lantai dengan {columns} kolom',
  place: 'Lantai {row}, kolom {column}',
  closed: 'tertutup',
  chosen: 'dipilih',
  safe: 'aman',
  trap: 'jebakan',
  level: 'Kesulitan',
  easy: 'Mudah',
  medium: 'Sedang',
  hard: 'Sulit',
  expert: 'Ahli',
  choose: 'Pilih kolom di lantai terbawah, lalu tekan tombolnya.',
  next: 'Lantai berikutnya',
  now: 'Sekarang',
  opened: 'Aman. Cash out sekarang untuk {amount}.',
  hit: 'Kena jebakan. Ronde selesai.',
  'rules.1': 'Pilih satu kolom di setiap lantai. Taruhannya adalah pilihan di lantai terbawah.',
  'rules.2':
    'Setiap kolom aman menaikkan bayaran ronde. Naik lagi, atau cash out sebesar jumlah yang tampil. Jebakan mengakhiri ronde tanpa bayaran.',
  'rules.3': 'Jebakan di semua lantai dipasang sebelum pilihan pertama dan tidak berpindah.',
  'level.rule': '{name}: {traps} dari {columns} kolom adalah jebakan.',
  pays: 'Bayaran setiap lantai untuk taruhan {stake}',
  stop: 'Pengembalian saat cash out',
  'verify.traps': 'Jebakan dari lantai terbawah',
  'verify.climbed': 'Kolom yang dipilih',
};
