import type { MessageKey } from './en.ts';

/** Texts of dice in Malay. */
export const ms: Record<MessageKey, string> = {
  begin: 'Baling',
  bet: 'Bertaruh pada',
  'kind.under': 'Bawah',
  'kind.over': 'Atas',
  'kind.exactly': 'Tepat',
  'kind.inside': 'Dalam julat',
  'kind.outside': 'Luar julat',
  'kind.faces': 'Muka',
  'kind.odd': 'Ganjil',
  'kind.even': 'Genap',
  target: 'Nombor',
  from: 'Dari',
  to: 'Hingga',
  lower: 'kurang satu',
  higher: 'tambah satu',
  chance: 'Peluang',
  pays: 'Bayaran',
  cases: '{wins} daripada {all}',
  notOffered: 'Pertaruhan ini tidak ditawarkan. Pilih nombor lain.',
  result: '{dice} = {total}',
  dice: 'Dadu',
  betIs: '{kind} {numbers}',
  'rules.1': '{dice} dadu dengan {faces} muka setiap satu dibaling sekali. Pertaruhan menang mengikut jumlahnya.',
  'rules.one': 'Satu dadu dengan {faces} muka dibaling sekali.',
  'rules.2':
    'Bayaran pertaruhan mengikut peluangnya: semakin jarang jumlah itu, semakin tinggi bayarannya. Pengganda dipaparkan di sebelah pertaruhan.',
  payTable: 'Bayaran mengikut bilangan kes menang, untuk taruhan {stake}',
  win: 'Pulangan',
  'bet.cases': 'Pertaruhan yang menang dalam {wins} daripada {all} kes',
};
