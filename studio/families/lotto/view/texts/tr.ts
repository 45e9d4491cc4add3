import type { MessageKey } from './en.ts';

/** Texts of six numbers of 49 in Turkish. */
export const tr: Record<MessageKey, string> = {
  'rules.game': '1–49 arasından altı farklı numara, ardından bir ek numara çekilir. Her dizi eşit olasılıklıdır.',
  'rules.more':
    'Altı numara seçin; en fazla on numaranın her altılısı bir kombinasyondur. Ek numara yalnızca ödülde belirtildiğinde sayılır. Altısının toplamı 150’den itibaren büyüktür. Tüm ödüller sabittir: kaç kişinin kazandığına bağlı değildir.',
  'tab.six': 'Altı',
  'tab.few': 'İki–dört',
  'tab.number': 'Bir numara',
  'tab.sum': 'Toplam',
  'bet.six': 'Altı numara',
  'bet.two': 'Altıdan ikisi',
  'bet.three': 'Altıdan üçü',
  'bet.four': 'Altıdan dördü',
  'bet.number': 'Altıdan biri',
  'bet.additional': 'Ek numara',
  'bet.sum-sides': 'Altının toplamı',
  'prize.match-6': '6 isabet',
  'prize.match-5-more': '5 ve ek numara',
  'prize.match-5': '5 isabet',
  'prize.match-4-more': '4 ve ek numara',
  'prize.match-4': '4 isabet',
  'prize.match-3-more': '3 ve ek numara',
  'prize.match-3': '3 isabet',
  'prize.match-2': '2 isabet',
  said: '{numbers}; ek numara {additional}. Toplam {sum}.',
};
