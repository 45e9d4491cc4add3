/** Campaigns. */
export default {
  'first-light': {
    title: 'İlk ışık',
    summary: 'Casino için yatırımınız kadar bonus.',
    body: 'Para yatırmadan önce katılın, aşağıdaki üst sınıra kadar aynı tutarı bonus olarak ekleyelim.\nBu kampanyadan üç kez yararlanabilirsiniz.',
  },
  'lantern-gift': {
    title: 'Fener hediyesi',
    summary: 'Fenerler altında bir akşam için hediye.',
    body: 'Casino oyunları için üye başına bir hediye.',
  },
  'second-wind': {
    title: 'İkinci nefes',
    summary: 'Casino oyunlarında haftalık %10 kayıp iadesi.',
    body: 'Pazartesiden pazara her hafta ayrı hesaplanır. Katılmanız gerekmez: kayıp iadeniz ödül merkezinizde görünür.',
  },
  'fair-share': {
    title: 'Adil pay',
    summary: 'Kazansanız da kaybetseniz de her bahsinizdeki kasa avantajının bir kısmı iade edilir.',
    body: 'Ayda bir kez doğrudan bakiyenize ödenir. RTP’si yüksek oyunlarda kasa avantajı daha düşüktür.',
  },
  'your-day': {
    title: 'Sizin gününüz',
    summary: 'Doğum gününüzde bir hediye.',
    body: 'Kayıttaki doğum tarihiniz esas alınır. Hediyeyi bir hafta içinde alabilirsiniz.',
  },
  'match-day': {
    title: 'Maç günü',
    summary: 'Bir sonraki maçınız için bonus.',
    body: 'Talep edin, talebinizi bir gün içinde inceleyelim.',
  },
  'lucky-number': {
    title: 'Şanslı numara',
    summary: 'PARLOUR-10 koduyla ilk 500 üye için.',
    body: 'Almak için PARLOUR-10 kodunu girin.',
  },
  'round-table': {
    title: 'Yuvarlak masa',
    summary: 'Diğer oyunculara karşı kart oyunları için bonus.',
    body: 'Daha önce para yatırmış üyeler için.',
  },
  autumn: {
    title: 'Sonbahar akşamları',
    summary: 'Geçen sonbahardan bir hediye.',
    body: 'Kampanya sona erdi.',
  },
  harvest: {
    title: 'Hasat günleri',
    summary: 'Geçen hasat döneminin kayıp iadesi.',
    body: 'Kampanya sona erdi.',
  },
  'lantern-rounds': {
    title: 'Bizden yirmi beş tur',
    summary: 'Seçili oyunlarda bedava turlar.',
    body: 'Turları alın, aşağıdaki oyunlardan birini açıp oynayın. Kaç tur kaldığı oyunda görünür.',
  },
};
