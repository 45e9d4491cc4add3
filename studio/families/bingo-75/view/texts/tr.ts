import type { MessageKey } from './en.ts';

/** Texts of bingo in Turkish. */
export const tr: Record<MessageKey, string> = {
  begin: 'Başlat',
  cards: 'Kartlar',
  card: '{number}. kart',
  balls: 'Çekilen toplar',
  free: 'boş',
  ball: '{letter} {number}',
  wonCard: '{number}. kart: {patterns}',
  none: 'Tamamlanan desen yok.',
  'pattern.line': 'Bir çizgi',
  'pattern.two-lines': 'İki çizgi',
  'pattern.three-lines': 'Üç çizgi',
  'pattern.corners': 'Dört köşe',
  'pattern.stamp': 'Pul',
  'pattern.two-stamps': 'İki pul',
  'pattern.letter-x': 'X harfi',
  'pattern.letter-t': 'T harfi',
  'pattern.plus': 'Artı',
  'pattern.diamond': 'Baklava',
  'pattern.ring': 'Halka',
  'pattern.frame': 'Çerçeve',
  'pattern.blackout': 'Tam kart',
  'rules.1':
    '75 toptan {balls} tanesi çekilir. Kartta 24 numara ve ortada boş bir hane vardır. Kart, topların tamamladığı desenlerle kazanır.',
  'rules.best': 'Kart en iyi desenini kazanır.',
  'rules.each': 'Kart tamamlanan her deseni kazanır.',
  'rules.2': 'Bahis, her kartın fiyatıdır. Çizgiler yatay, dikey veya köşeden köşeyedir.',
  pays: '{stake} tutarındaki kart için ödeme',
};
