import type { MessageKey } from './en.ts';

/** Texts of three dice in Indonesian. */
export const id: Record<MessageKey, string> = {
  'rules.game': 'Tiga dadu dilempar. Urutannya tidak berpengaruh.',
  'rules.more':
    'Besar adalah jumlah 11 sampai 18, kecil 3 sampai 10. Pada “50-50, triple dihitung”, tiga angka sama dihitung menurut jumlahnya; pada “50-50, tanpa triple”, tiga angka sama membuat keempatnya kalah.',
  'tab.sum': 'Jumlah',
  'tab.faces': 'Angka',
  'tab.equal': 'Kembar',
  'field.pair': 'Kembar',
  'field.single': 'Dadu ketiga',
  'bet.sides': '50-50, triple dihitung',
  'bet.sides-no-triples': '50-50, tanpa triple',
  'bet.sum': 'Jumlah tepat',
  'bet.single': 'Satu angka',
  'bet.two-different': 'Dua angka berbeda',
  'bet.three-different': 'Tiga angka berbeda',
  'bet.straight': 'Tiga berurutan',
  'bet.pair': 'Kembar atau lebih',
  'bet.pair-single': 'Kembar dan satu lain',
  'bet.triple': 'Triple tertentu',
  'bet.any-triple': 'Triple apa saja',
  'option.straight': 'Tiga berurutan',
  'option.any-triple': 'Triple apa saja',
  'prize.match-2': 'Kedua angka',
  'prize.match-3': 'Ketiga angka',
  said: 'Jumlah {sum}, {side}.',
};
