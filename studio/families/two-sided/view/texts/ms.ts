import { ms as place } from '../../../shared/place-texts/ms.ts';
import type { MessageKey } from './en.ts';

/** Texts of bouts in Malay. */
export const ms: Record<MessageKey, string> = {
  ...place,
  begin: 'Bertaruh',
  bout: 'Sabungan',
  'on.red': 'Merah',
  'on.blue': 'Biru',
  'on.draw': 'Seri',
  'on.off': 'Dibatalkan',
  'short.red': 'M',
  'short.blue': 'B',
  'short.draw': 'S',
  'short.off': '–',
  pays: '{pays} : 1',
  wins: '{side} menang',
  'is.draw': 'Seri: taruhan pada merah dan biru dipulangkan',
  'is.off': 'Dibatalkan: semua taruhan dipulangkan',
  returned: 'taruhan dipulangkan',
  leads: '{side} mendahului',
  even: 'Seimbang',
  shares: 'Daripada {rounds} sabungan terakhir: merah {red}, biru {blue}, seri {draw}, dibatalkan {off}',
  'rules.1':
    'Merah dan biru bertemu dalam sabungan {exchanges} serangan. Bertaruh pada pihak yang menang, atau pada seri.',
  'rules.2': 'Seri membayar {draw} : 1, dan memulangkan taruhan pada merah dan biru.',
  'rules.3': 'Keputusan ditentukan sebelum sabungan dipaparkan. Serangan hanya memaparkannya dan tidak mengubahnya.',
  'rules.4': 'Sabungan boleh dibatalkan sebelum tamat. Semua taruhan kemudian dipulangkan.',
  chance: 'Peluang',
  kind: 'Bayaran',
  'part.win': 'Dari kemenangan',
  'part.push': 'Daripada taruhan dipulangkan',
};
