/** Notices for members. */
export default {
  'demo-site': {
    title: 'Demo sitesi: yalnızca oyun parası',
    content:
      'Bu sitede gerçek para kullanılmaz. Yatırımlar bir demo ödeme sayfasından geçer, kazananlar tablosundaki bazı oyuncular bottur.',
  },
  'jade-lantern': {
    title: 'Yeni slot: Yeşim Fener',
    content:
      'Yeşim Fener açıldı: beş makara, on hat, iki katı kazançlı bedava dönüşler ve jackpot. Ödeme tablosu, oyuncuya geri dönüş oranı ve her turun doğrulaması oyunun içindedir.',
  },
  jackpots: {
    title: 'Jackpotlarımız nasıl oluşur',
    content:
      'Her jackpotu biz başlatırız ve uygun her bahsin %1’i eklenir. Tutarın tamamı kazanana gider. Güncel tutarlar ve kazanma olasılığınız Jackpotlar sayfasındadır.',
  },
  safety: {
    title: 'Hesabınızı güvende tutun',
    content:
      'Güvenlik merkezinde iki adımlı doğrulamayı açın. Hesabınızı başka bir yerde açık bıraktıysanız Hesabım bölümünden her yerden çıkış yapabilirsiniz.',
  },
};
