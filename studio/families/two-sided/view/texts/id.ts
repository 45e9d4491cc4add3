import { id as place } from '../../../shared/place-texts/id.ts';
import type { MessageKey } from './en.ts';

/** Texts of bouts in Indonesian. */
export const id: Record<MessageKey, string> = {
  ...place,
  begin: 'Pasang',
  bout: 'Laga',
  'on.red': 'Merah',
  'on.blue': 'Biru',
  'on.draw': 'Seri',
  'on.off': 'Dibatalkan',
  'short.red': 'M',
  'short.blue': 'B',
  'short.draw': 'S',
  'short.off': '–',
  pays: '{pays}:1',
  wins: '{side} menang',
  'is.draw': 'Seri: taruhan merah dan biru dikembalikan',
  'is.off': 'Dibatalkan: semua taruhan dikembalikan',
  returned: 'taruhan dikembalikan',
  leads: '{side} unggul',
  even: 'Imbang',
  shares: 'Dari {rounds} laga terakhir: merah {red}, biru {blue}, seri {draw}, dibatalkan {off}',
  'rules.1':
    'Merah dan biru bertemu dalam laga dengan {exchanges} serangan. Pasang pada sisi yang menang, atau pada seri.',
  'rules.2': 'Seri dibayar {draw}:1, dan taruhan merah dan biru dikembalikan.',
  'rules.3': 'Hasil diundi sebelum laga ditampilkan. Serangan hanya menayangkan hasil dan tidak mengubahnya.',
  'rules.4': 'Laga bisa dibatalkan sebelum selesai. Semua taruhan lalu dikembalikan.',
  chance: 'Peluang',
  kind: 'Bayaran',
  'part.win': 'Dari kemenangan',
  'part.push': 'Dari taruhan dikembalikan',
};
