import type { MessageKey } from './en.ts';

/** Texts of towers in Turkish. */
export const tr: Record<MessageKey, string> = {
  begin: 'Tırman',
  take: 'Bozdur {amount}',
  field: '{rows} katlı, {columns} sütunlu kule',
  place: 'Kat {row}, sütun {column}',
  closed: 'kapalı',
  chosen: 'seçili',
  safe: 'güvenli',
  trap: 'tuzak',
  level: 'Zorluk',
  easy: 'Kolay',
  medium: 'Orta',
  hard: 'Zor',
  expert: 'Uzman',
  choose: 'En alt katta bir sütun seçin, ardından düğmeye basın.',
  next: 'Sonraki kat',
  now: 'Şu anda',
  opened: 'Güvenli. Şimdi bozdurursanız: {amount}.',
  hit: 'Tuzak. Tur bitti.',
  'rules.1': 'Her katta bir sütun seçin. Bahis, en alt kattaki seçimdir.',
  'rules.2':
    'Her güvenli sütun turun ödemesini artırır. Tırmanmaya devam edin veya gösterilen tutarı bozdurun. Tuzak turu ödemesiz bitirir.',
  'rules.3': 'Tüm katların tuzakları ilk seçimden önce yerleştirilir ve yer değiştirmez.',
  'level.rule': '{name}: {columns} sütunun {traps} tanesi tuzaktır.',
  pays: '{stake} bahiste her katın ödemesi',
  stop: 'Bozdurunca geri dönüş',
  'verify.traps': 'En alt kattan başlayarak tuzaklar',
  'verify.climbed': 'Seçilen sütunlar',
};
