import type { MessageKey } from './en.ts';

/** Texts of dice in Turkish. */
export const tr: Record<MessageKey, string> = {
  begin: 'Zar at',
  bet: 'Bahis seçimi',
  'kind.under': 'Alt',
  'kind.over': 'Üst',
  'kind.exactly': 'Tam',
  'kind.inside': 'Aralıkta',
  'kind.outside': 'Aralık dışı',
  'kind.faces': 'Yüzler',
  'kind.odd': 'Tek',
  'kind.even': 'Çift',
  target: 'Sayı',
  from: 'Başlangıç',
  to: 'Bitiş',
  lower: 'bir azalt',
  higher: 'bir artır',
  chance: 'Olasılık',
  pays: 'Ödeme',
  cases: '{wins} / {all}',
  notOffered: 'Bu bahis sunulmuyor. Başka sayılar seçin.',
  result: '{dice} = {total}',
  dice: 'Zarlar',
  betIs: '{kind} {numbers}',
  'rules.1': '{faces} yüzlü {dice} zar bir kez atılır. Bahsi toplam belirler.',
  'rules.one': '{faces} yüzlü bir zar bir kez atılır.',
  'rules.2':
    'Bahsin ödemesi olasılığından çıkar: toplam ne kadar seyrekse ödeme o kadar yüksektir. Çarpan, bahsin yanında gösterilir.',
  payTable: '{stake} bahiste, kazanan durum sayısına göre ödemeler',
  win: 'Geri dönüş',
  'bet.cases': '{all} durumun {wins} tanesinde kazanan bahisler',
};
