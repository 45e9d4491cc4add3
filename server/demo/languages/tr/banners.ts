/** The carousel of the home page. */
export default {
  'jade-lantern': {
    eyebrow: 'Yeni',
    title: 'Yeşim Fener',
    text: 'Beş makara, on hat, bedava dönüşler ve jackpot. Her dönüş doğrulanabilir.',
    action: 'Oyunu aç',
  },
  grand: {
    eyebrow: 'Jackpotlar',
    title: 'Jackpotlarımız nasıl oluşur',
    text: 'Güncel tutarlar, kazanma olasılığınız ve son kazançlar.',
    action: 'Jackpotları gör',
  },
  fishing: {
    eyebrow: 'Balık avı',
    title: 'Tüm balık avı oyunları bir arada',
    text: 'Balık avı oyunlarına sağlayıcıya göre göz atın.',
    action: 'Oyunlara göz at',
  },
  tables: {
    eyebrow: 'Canlı casino',
    title: 'Rulet, bakara ve blackjack',
    text: 'Canlı masalara sağlayıcıya göre göz atın.',
    action: 'Masalara göz at',
  },
};
