import { id as place } from '../../../shared/place-texts/id.ts';
import { id as runners } from '../runners/id.ts';
import type { MessageKey } from './en.ts';

/** Texts of races in Indonesian. */
export const id: Record<MessageKey, string> = {
  ...place,
  ...runners,
  begin: 'Pasang',
  race: 'Balapan',
  win: 'Win',
  place: 'Place',
  exacta: 'Exacta',
  first: 'Pertama',
  second: 'Kedua',
  strength: 'Kekuatan',
  runner: 'Kuda',
  'on.win': '{runner} win',
  'on.place': '{runner} place',
  'on.exacta': 'Exacta {first}-{second}',
  off: 'Balapan sudah dimulai',
  finished: '{first} menang, kedua {second}, ketiga {third}',
  winner: 'Pemenang {runner}',
  shares: 'Pemenang {rounds} balapan terakhir: {counts}',
  share: '{runner}: {count}',
  'rules.1':
    'Win: kuda finis pertama. Place: kuda finis di antara {placed} pertama. Exacta: dua kuda finis pertama dan kedua, dalam urutan ini.',
  'rules.2':
    'Pemenang diundi dari semua kuda, masing-masing sesuai porsi kekuatannya. Yang kedua diundi dengan cara sama dari kuda lainnya, dan seterusnya.',
  'rules.3': 'Odds dihitung dari kekuatan, dikurangi margin kami, dibulatkan ke bawah. Odds sudah termasuk taruhan.',
  'rules.4': 'Hasil diundi sebelum balapan ditampilkan. Balapan hanya menayangkan hasil dan tidak mengubahnya.',
  'part.win': 'Dari kemenangan',
};
