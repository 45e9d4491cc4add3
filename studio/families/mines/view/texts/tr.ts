import type { MessageKey } from './en.ts';

/** Texts of mines in Turkish. */
export const tr: Record<MessageKey, string> = {
  begin: 'Kutu aç',
  take: 'Bozdur {amount}',
  field: '{columns} × {rows} kutuluk alan',
  place: 'Sıra {row}, sütun {column}',
  closed: 'kapalı',
  chosen: 'seçili',
  safe: 'güvenli',
  mine: 'mayın',
  mines: 'Mayın',
  choose: 'İlk kutuyu seçin, ardından düğmeye basın.',
  next: 'Sonraki güvenli kutu',
  now: 'Şu anda',
  opened: 'Güvenli. Şimdi bozdurursanız: {amount}.',
  hit: 'Mayın. Tur bitti.',
  'rules.1': 'Bazı kutuların altında mayın vardır. Bahis ilk kutuyu açar.',
  'rules.2':
    'Her güvenli kutu turun ödemesini artırır. Bir kutu daha açın veya gösterilen tutarı bozdurun. Mayın turu ödemesiz bitirir.',
  'rules.3': 'Mayınlar ilk kutu açılmadan önce yerleştirilir ve yer değiştirmez.',
  pays: '{stake} bahiste her güvenli kutunun ödemesi',
  withMines: 'Mayın: {mines}',
  stop: 'Bozdurunca geri dönüş',
  'verify.field': 'Mayınlar',
  'verify.opened': 'Açılanlar',
};
