import type { MessageKey } from './en.ts';

/** Texts of 23 numbers of four digits in Turkish. */
export const tr: Record<MessageKey, string> = {
  'rules.game':
    '0000 ile 9999 arasından 23 farklı numara çekilir: on teselli ödülü, on başlangıç ödülü, ardından üçüncü, ikinci ve birinci ödül.',
  'rules.more':
    'Büyük bahis 23 numaranın herhangi birinde kazanır; küçük bahis yalnızca ilk üç ödülde, ama daha fazlasını kazanır. Birinci ödülün son iki hanesinde 50–99 büyüktür. Tüm ödüller sabittir.',
  'tab.number': 'Numara',
  'tab.first': 'Birinci ödül',
  'bet.big': 'Büyük',
  'bet.small': 'Küçük',
  'bet.first-3': 'Birinci ödül, son üç',
  'bet.first-2': 'Birinci ödül, son iki',
  'bet.first-sides': 'Birinci ödül, büyük/küçük',
  'field.place-1': '1. hane',
  'field.place-2': '2. hane',
  'field.place-3': '3. hane',
  'field.place-4': '4. hane',
  'row.first': '1. ödül',
  'row.second': '2. ödül',
  'row.third': '3. ödül',
  'row.starter': 'Başlangıç',
  'row.consolation': 'Teselli',
  'prize.first': '1. ödül',
  'prize.second': '2. ödül',
  'prize.third': '3. ödül',
  'prize.starter': 'Başlangıç',
  'prize.consolation': 'Teselli',
  said: 'Birinci ödül {special}, son iki {tail}.',
};
