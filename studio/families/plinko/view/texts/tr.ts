import type { MessageKey } from './en.ts';

/** Texts of plinko in Turkish. */
export const tr: Record<MessageKey, string> = {
  begin: 'Bırak',
  rows: 'Sıra',
  risk: 'Risk',
  balls: 'Top',
  low: 'Düşük',
  medium: 'Orta',
  high: 'Yüksek',
  board: 'Tahta, sıra sayısı: {rows}. Soldan başlayarak cepler: {pockets}',
  landed: 'Düştüğü yer: {multipliers}',
  'rules.1':
    'Her top, çivi sıralarının arasından düşer; her çivide eşit olasılıkla sola veya sağa gider. Düştüğü cebin çarpanını öder.',
  'rules.2':
    'Bahis, her topun bahsidir. Daha çok sıra ve daha yüksek risk, büyük çarpanları mümkün, küçük ödemeleri daha sık kılar.',
  pockets: 'Her tahtanın cepleri',
  boardName: 'Sıra: {rows}, risk: {risk}',
  part: '{times} cebi',
  ball: '{number}. top: {path} → {times}',
};
