import { ms as place } from '../../../shared/place-texts/ms.ts';
import { ms as runners } from '../runners/ms.ts';
import type { MessageKey } from './en.ts';

/** Texts of races in Malay. */
export const ms: Record<MessageKey, string> = {
  ...place,
  ...runners,
  begin: 'Bertaruh',
  race: 'Perlumbaan',
  win: 'Menang',
  place: 'Tempat',
  exacta: 'Exacta',
  first: 'Pertama',
  second: 'Kedua',
  strength: 'Kekuatan',
  runner: 'Kuda',
  'on.win': '{runner} menang',
  'on.place': '{runner} tempat',
  'on.exacta': 'Exacta {first}-{second}',
  off: 'Perlumbaan telah bermula',
  finished: '{first} menang, kedua {second}, ketiga {third}',
  winner: 'Pemenang {runner}',
  shares: 'Pemenang {rounds} perlumbaan terakhir: {counts}',
  share: '{runner}: {count}',
  'rules.1':
    'Menang: kuda tiba pertama. Tempat: kuda tiba dalam {placed} yang pertama. Exacta: dua kuda tiba pertama dan kedua, mengikut susunan ini.',
  'rules.2':
    'Pemenang ditentukan secara rawak antara semua kuda, setiap satu mengikut bahagian kekuatannya. Yang kedua ditentukan dengan cara yang sama daripada yang lain, dan seterusnya.',
  'rules.3': 'Odds mengikut kekuatan, tolak margin kasino, dibundarkan ke bawah. Odds termasuk taruhan.',
  'rules.4':
    'Keputusan ditentukan sebelum perlumbaan dipaparkan. Perlumbaan hanya memaparkannya dan tidak mengubahnya.',
  'part.win': 'Dari kemenangan',
};
