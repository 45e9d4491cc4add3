import { tr as place } from '../../../shared/place-texts/tr.ts';
import { tr as runners } from '../runners/tr.ts';
import type { MessageKey } from './en.ts';

/** Texts of races in Turkish. */
export const tr: Record<MessageKey, string> = {
  ...place,
  ...runners,
  begin: 'Bahis yap',
  race: 'Yarış',
  win: 'Ganyan',
  place: 'Plase',
  exacta: 'Sıralı ikili',
  first: 'Birinci',
  second: 'İkinci',
  strength: 'Güç',
  runner: 'At',
  'on.win': '{runner}, ganyan',
  'on.place': '{runner}, plase',
  'on.exacta': 'Sıralı ikili {first}-{second}',
  off: 'Yarış başladı',
  finished: 'Birinci {first}, ikinci {second}, üçüncü {third}',
  winner: 'Kazanan {runner}',
  shares: 'Son {rounds} yarışın kazananları: {counts}',
  share: '{runner}: {count}',
  'rules.1':
    'Ganyan: at birinci gelir. Plase: at ilk {placed} içinde gelir. Sıralı ikili: iki at bu sırayla birinci ve ikinci gelir.',
  'rules.2':
    'Birinci, tüm atlar arasından gücü oranında çekilir. İkinci, aynı şekilde kalanlar arasından çekilir ve böyle devam eder.',
  'rules.3': 'Oranlar, güçlerden kasa payı düşülerek hesaplanır ve aşağı yuvarlanır. Bahis tutarı dahildir.',
  'rules.4': 'Sonuç, yarış gösterilmeden önce çekilir. Yarış sonucu yalnızca gösterir, değiştirmez.',
  'part.win': 'Kazançlardan',
};
