import type { MessageKey } from './en.ts';

/** Texts of three dice in Malay. */
export const ms: Record<MessageKey, string> = {
  'rules.game': 'Tiga dadu dibaling. Susunannya tidak penting.',
  'rules.more':
    'Besar ialah jumlah 11 hingga 18, kecil 3 hingga 10. Dengan “Besar/kecil, tripel dikira”, tiga serupa dikira mengikut jumlahnya; dengan “Besar/kecil, tanpa tripel”, tiga serupa kalah pada keempat-empatnya.',
  'tab.sum': 'Jumlah',
  'tab.faces': 'Nombor',
  'tab.equal': 'Serupa',
  'field.pair': 'Pasangan',
  'field.single': 'Dadu ketiga',
  'bet.sides': 'Besar/kecil, tripel dikira',
  'bet.sides-no-triples': 'Besar/kecil, tanpa tripel',
  'bet.sum': 'Jumlah tepat',
  'bet.single': 'Satu nombor',
  'bet.two-different': 'Dua nombor berbeza',
  'bet.three-different': 'Tiga nombor berbeza',
  'bet.straight': 'Tiga berturut-turut',
  'bet.pair': 'Pasangan atau lebih',
  'bet.pair-single': 'Pasangan dan satu lagi',
  'bet.triple': 'Tripel satu nombor',
  'bet.any-triple': 'Mana-mana tiga serupa',
  'option.straight': 'Tiga berturut-turut',
  'option.any-triple': 'Mana-mana tiga serupa',
  'prize.match-2': 'Kedua-dua nombor',
  'prize.match-3': 'Ketiga-tiga nombor',
  said: 'Jumlah {sum}, {side}.',
};
