import type { MessageKey } from './en.ts';

/** Texts of three dice in Turkish. */
export const tr: Record<MessageKey, string> = {
  'rules.game': 'Üç zar atılır. Sıraları önemli değildir.',
  'rules.more':
    'Toplam 11–18 büyük, 3–10 küçüktür. “Büyük/küçük, üçlüler dahil” bahsinde aynı üç zar toplamına göre sayılır; “Büyük/küçük, üçlüler hariç” bahsinde aynı üç zar dört seçeneği de kaybettirir.',
  'tab.sum': 'Toplam',
  'tab.faces': 'Sayılar',
  'tab.equal': 'Aynı',
  'field.pair': 'Çift',
  'field.single': 'Üçüncü zar',
  'bet.sides': 'Büyük/küçük, üçlüler dahil',
  'bet.sides-no-triples': 'Büyük/küçük, üçlüler hariç',
  'bet.sum': 'Tam toplam',
  'bet.single': 'Bir sayı',
  'bet.two-different': 'İki farklı sayı',
  'bet.three-different': 'Üç farklı sayı',
  'bet.straight': 'Art arda üç',
  'bet.pair': 'İki aynı veya fazlası',
  'bet.pair-single': 'İki aynı ve bir farklı',
  'bet.triple': 'Belirli üçlü',
  'bet.any-triple': 'Herhangi bir üçlü',
  'option.straight': 'Art arda üç',
  'option.any-triple': 'Herhangi bir üçlü',
  'prize.match-2': 'İki sayı da',
  'prize.match-3': 'Üç sayı da',
  said: 'Toplam {sum}, {side}.',
};
