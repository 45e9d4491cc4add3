import type { MessageKey } from './en.ts';

/** Texts of dice in Indonesian. */
export const id: Record<MessageKey, string> = {
  begin: 'Lempar',
  bet: 'Taruhan pada',
  'kind.under': 'Di bawah',
  'kind.over': 'Di atas',
  'kind.exactly': 'Tepat',
  'kind.inside': 'Di dalam',
  'kind.outside': 'Di luar',
  'kind.faces': 'Sisi dadu',
  'kind.odd': 'Ganjil',
  'kind.even': 'Genap',
  target: 'Angka',
  from: 'Dari',
  to: 'Sampai',
  lower: 'kurangi satu',
  higher: 'tambah satu',
  chance: 'Peluang',
  pays: 'Bayaran',
  cases: '{wins} dari {all}',
  notOffered: 'Taruhan ini tidak ditawarkan. Pilih angka lain.',
  result: '{dice} = {total}',
  dice: 'Dadu',
  betIs: '{kind} {numbers}',
  'rules.1': '{dice} dadu dengan {faces} sisi dilempar satu kali. Taruhan menang menurut totalnya.',
  'rules.one': 'Satu dadu dengan {faces} sisi dilempar satu kali.',
  'rules.2':
    'Bayaran mengikuti peluangnya: makin jarang totalnya, makin besar bayarannya. Pengganda tampil di samping taruhan.',
  payTable: 'Bayaran menurut jumlah kemungkinan menang, untuk taruhan {stake}',
  win: 'Pengembalian',
  'bet.cases': 'Taruhan yang menang di {wins} dari {all} kemungkinan',
};
