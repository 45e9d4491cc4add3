import { id as place } from '../../../shared/place-texts/id.ts';
import type { MessageKey } from './en.ts';

/** Texts of the money wheel in Indonesian. */
export const id: Record<MessageKey, string> = {
  ...place,
  begin: 'Putar',
  wheel: 'Roda',
  on: '{pays}:1',
  segments: '{count} dari {all}',
  came: '{place}',
  boosted: '{place}, dikali {times}',
  boost: '{times}×: roda berputar lagi',
  shares: 'Dari {rounds} putaran terakhir: {counts}',
  share: '{place}: {count}',
  'rules.1': 'Roda punya {all} bagian. Chip pada jenis bagian yang ditunjuk panah dibayar sesuai nilainya.',
  'rules.2': 'Kemenangan juga mengembalikan taruhan: 5:1 membayar 6 untuk 1.',
  'rules.boost':
    'Pada {boosts} roda berputar sekali lagi di antara bagian yang membayar, dan kemenangannya dikali angka itu. Taruhan kembali satu kali.',
  kind: 'Bayaran',
  count: 'Bagian',
  'part.win': 'Dari kemenangan',
  'part.boost': 'Dari kemenangan berlipat',
};
