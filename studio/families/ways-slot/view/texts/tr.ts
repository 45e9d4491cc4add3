import type { MessageKey } from './en.ts';

/** Texts of ways slots in Turkish. */
export const tr: Record<MessageKey, string> = {
  spin: 'Çevir',
  ways: 'Yol',
  betOn: 'En fazla {ways} yol',
  reels: 'Makaralar, soldan sağa: {columns}',
  freeSpins: 'Bedava dönüş: {count}',
  freeSpinOf: 'Bedava dönüş {index} / {count}',
  times: 'Çarpan',
  win: '{reels} × {symbol}, {ways} yol',
  capped: 'Tur en yüksek kazanca ulaştı ve bitti.',
  'pay.intro':
    '{reels} makaranın her biri 2–7 sembol gösterir. Sembol, soldan her yol için öder: her makarada bir tane. Kazanan semboller kaybolur, üsttekiler yerlerine düşer; kazanç kalmayana kadar sürer.',
  'pay.wild': '{symbol}, ödeme yapan her sembolün yerine geçer ve {counts} sayılır. İlk makarada yoktur.',
  'pay.multiplier': 'Ücretli dönüşte çarpan {start} ile başlar, her düşüşte {step} artar.',
  'pay.free':
    'Herhangi bir yerde yeterli sayıda {symbol}, bedava dönüşler verir (sembol sayısı → bedava dönüş). Çarpanları {start} ile başlar, her düşüşte {step} artar.',
  'pay.persists': 'Bedava dönüşlerde çarpan sıfırlanmaz.',
  'pay.cap': 'Bir tur en fazla bahsin {cap} katını öder ve orada biter.',
  'part.ways': 'Dönüşün ilk sonucundan geri dönüş',
  'part.cascades': 'Düşüşlerden geri dönüş',
  'part.free': 'Bedava dönüşlerden geri dönüş',
  'share.free': 'Bedava dönüşlü turlar',
  'verify.spin': 'Dönüş',
  'verify.freeSpin': 'Bedava dönüş {index}',
  'verify.fall': '{number}. düşüş: {wins} × {multiplier}',
  'verify.nothing': 'Kazanan yol yok.',
};
