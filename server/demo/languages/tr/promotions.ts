/** The current offers. Each describes the product, and none encourages more play. */
export default {
  welcome: {
    title: 'Ücretsiz deneyin',
    summary: 'Oyun parasıyla oynayın. Hesap yok, para yatırma yok.',
    body: 'Giriş penceresini açıp “Ücretsiz oyna” seçeneğini kullanın. Oyun paranız hemen gelir, açık olan her oyunu deneyebilirsiniz.\nOlasılıklar gerçek oyundakiyle aynıdır. Oyun parası çekilemez, onunla elde edilen kazançlar ödenmez.\n18+. Dilediğiniz zaman hesap açabilirsiniz.',
  },
  deposit: {
    title: 'Kartla yatırımda işlem ücreti yok',
    summary: 'Kartla 10,00 ve üzeri yatırın, işlem ücreti ödemeyin.',
    body: '10,00 ile 5.000,00 arasındaki kartlı yatırımlar ücretsizdir. Ödeme onaylanır onaylanmaz bakiyeniz güncellenir.\n1.000,00 ve üzeri yatırımları ekibimiz önce inceleyebilir.\nDemo: gerçek para alınmaz.',
  },
  jackpot: {
    title: 'Jackpotlarımız nasıl oluşur',
    summary: 'Her jackpotu biz başlatırız ve uygun her bahsin %1’i eklenir.',
    body: 'Her jackpot bizim koyduğumuz bir tutarla başlar. Dahil olan oyunlardaki her bahsin %1’i eklenir ve tutarın tamamı kazanana gider.\nGüncel tutar, dahil olan oyunlar, kazanma olasılığınız ve son kazançlar Jackpotlar sayfasındadır.',
  },
};
