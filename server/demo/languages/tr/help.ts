/** The help centre, in paragraphs. */
export default {
  rules: {
    title: 'Kurallar',
    body: [
      'Oynamak için 18 yaşında veya daha büyük olmalısınız. Her kişi tek bir hesap açabilir.',
      'Bahis, onaylandığı anda geçerli olur. Bahis tutarı o anda bakiyenizden düşülür, kazanç ise tur bitince eklenir. Bağlantınız koparsa tur tamamlanır ve sonucu bahis geçmişinizde bulursunuz.',
      'Aynı anda tek bir slot oynayabilirsiniz; iki dönüş arasında en az 2,5 saniye geçer. Otomatik oyun yoktur.',
      'Olasılıklar, ödeme tablosu, en düşük ve en yüksek bahisler her oyunda bahisten önce gösterilir. Her jackpotun nasıl oluştuğu ve kazanma olasılığınız Jackpotlar sayfasındadır.',
      'Bir oyun arızalanırsa o turun bahisleri geçersiz sayılır ve bahis tutarınız iade edilir. Bunu hesap hareketlerinizde görebilirsiniz.',
    ],
  },
  account: {
    title: 'Hesabınız',
    body: [
      'Kayıt olmak için harfle başlayan, 4–20 harf veya rakamdan oluşan bir kullanıcı adı ve 8–64 karakterlik bir şifre seçin.',
      'Oturumunuz en geç on iki saat sonra kapanır. Tüm cihazlarda aynı anda çıkış yapmak için Hesabım bölümünde “Her yerden çıkış yap” seçeneğini kullanın. Üç hatalı şifreden sonra kısa bir güvenlik kontrolü tamamlarsınız.',
      'Para yatırmak için ödeme yöntemi ve tutar seçin, ödemeyi ödeme sayfasında yapın. Ödeme onaylanır onaylanmaz bakiyeniz güncellenir. Büyük yatırımlar önce incelenebilir; durumu Yatırımlarınız sayfasından izleyebilirsiniz.',
      'Sayfanın üstündeki bakiye, bahis yapabileceğiniz tutardır. Gri görünüyorsa bağlantı kısa süreliğine kopmuştur. Paranız güvendedir; bağlantı geri gelene kadar bahisler durdurulur.',
    ],
  },
  faq: {
    title: 'SSS',
    body: [
      'Bu gerçek para mı? Hayır. Burası bir demo sitesidir; gerçek para alınmaz ve ödenmez.',
      'Kazananlar tablosunda kimler var? Bu demonun bot oyuncuları ve diğer ziyaretçiler. Adlar kısmen gizlidir.',
      'Önce bir oyunu deneyebilir miyim? Evet. Girişte “Ücretsiz oyna” seçeneğini kullanın: tüm oyunları hesap açmadan, oyun parasıyla ve aynı olasılıklarla oynarsınız.',
      'Sonucun adil olduğunu nasıl anlarım? Her tur doğrulanabilir. Bahsinizden önce oyun, sonucu sabitleyen bir kod gösterir; sonrasında oyundaki Doğrula ile sonucu kendi cihazınızda kontrol edebilirsiniz.',
      'Ödeme yaptım ama bakiyem değişmedi. Yatırımlarınız sayfasında durumu kontrol edin: ödeme onay bekliyor veya inceleniyor olabilir. Sayfayı kapatabilirsiniz; hiçbir şey kaybolmaz.',
      'Ara verebilir miyim? Evet. Hesap menünüzdeki [Güvenli oyun](/member/limits) bölümünde limit koyabilir, mola başlatabilir, bir oyun türünü kilitleyebilir veya kendinizi hariç tutabilirsiniz. Para çekmeye devam edebilirsiniz. Açık tur tamamlanır veya bahsi iade edilir.',
      'Bu siteye kim lisans veriyor, yardım hattı nerede? Burası bir demodur: lisansı da yardım hattı da yoktur. Gerçek bir site bunları her sayfanın altında belirtir. Kumar sizi zorluyorsa ülkenizin yardım hattına başvurun ve [Güvenli oyun](/member/limits) bölümüne bakın.',
    ],
  },
};
