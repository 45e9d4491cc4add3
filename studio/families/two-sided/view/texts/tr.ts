import { tr as place } from '../../../shared/place-texts/tr.ts';
import type { MessageKey } from './en.ts';

/** Texts of bouts in Turkish. */
export const tr: Record<MessageKey, string> = {
  ...place,
  begin: 'Bahis yap',
  bout: 'Dövüş',
  'on.red': 'Kırmızı',
  'on.blue': 'Mavi',
  'on.draw': 'Beraberlik',
  'on.off': 'İptal',
  'short.red': 'K',
  'short.blue': 'M',
  'short.draw': 'B',
  'short.off': '–',
  pays: '{pays}:1',
  wins: '{side} kazandı',
  'is.draw': 'Beraberlik: kırmızı ve mavi bahisleri iade edilir',
  'is.off': 'İptal: tüm bahisler iade edilir',
  returned: 'bahisler iade edilir',
  leads: '{side} önde',
  even: 'Başa baş',
  shares: 'Son {rounds} dövüş: kırmızı {red}, mavi {blue}, beraberlik {draw}, iptal {off}',
  'rules.1':
    'Kırmızı ve mavi {exchanges} hamlelik bir dövüşte karşılaşır. Kazanan tarafa veya beraberliğe bahis yapın.',
  'rules.2': 'Beraberlik {draw}:1 öder, kırmızı ve mavi bahisleri iade edilir.',
  'rules.3': 'Sonuç, dövüş gösterilmeden önce çekilir. Hamleler sonucu yalnızca gösterir, değiştirmez.',
  'rules.4': 'Dövüş bitmeden iptal edilebilir. Bu durumda tüm bahisler iade edilir.',
  chance: 'Olasılık',
  kind: 'Ödeme',
  'part.win': 'Kazançlardan',
  'part.push': 'İade edilen bahislerden',
};
