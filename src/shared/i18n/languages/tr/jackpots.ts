/** Texts of the jackpots page. */
export default {
  jackpots: {
    seeded: 'Bizim koyduğumuz başlangıç tutarları',
    contributed: 'Bahislerden',
    funded: 'Bizim eklediğimiz, RTP’ye dahil değil',
    paid: 'Kazananlara ödenen',
    reserve: 'Rezerv',
    sum: 'Toplam giriş {{came}} = ödenen {{paid}} + güncel {{shown}} + rezerv {{reserve}}',
    restart:
      'Kazanıldıktan sonra jackpot {{min}} ile {{max}} arasında yeniden başlar. Rezerv yeterliyse bunu rezerv karşılar, değilse biz karşılarız. Rezervin {{bound}} üzerindeki kısmı eklenir.',
    odds: 'Referans bahisle ortalama {{oneIn}} dönüşte bir kazanılır',
    share: 'Her bahisten jackpota giden pay: {{percent}}',
    games: 'Dahil olan oyunlar',
    wins: 'Son kazançlar',
    winsEmpty: 'Henüz kazanılmadı',
    lastWin: 'Son kazanç',
    biggestWin: 'En büyük kazanç',
    won: '{{amount}}, {{player}}, {{day}}',
    how: 'Nasıl oluşur',
  },
};
