/** The carousel of the home page. */
export default {
  'jade-lantern': {
    eyebrow: 'Baru',
    title: 'Lentera Giok',
    text: 'Lima gulungan, sepuluh garis, free spin, dan jackpot. Setiap spin bisa diverifikasi.',
    action: 'Buka game',
  },
  grand: {
    eyebrow: 'Jackpot',
    title: 'Dari mana dana jackpot kami',
    text: 'Jumlah terkini, peluang Anda menang, dan kemenangan terbaru.',
    action: 'Lihat jackpot',
  },
  fishing: {
    eyebrow: 'Tembak ikan',
    title: 'Semua game tembak ikan di satu tempat',
    text: 'Telusuri game tembak ikan per provider.',
    action: 'Telusuri game',
  },
  tables: {
    eyebrow: 'Live casino',
    title: 'Roulette, baccarat, dan blackjack',
    text: 'Telusuri meja live per provider.',
    action: 'Telusuri meja',
  },
};
