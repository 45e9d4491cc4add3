/** The carousel of the home page. */
export default {
  'jade-lantern': {
    eyebrow: 'Baharu',
    title: 'Tanglung Jed',
    text: 'Lima gelendong, sepuluh garis, putaran percuma dan jackpot. Setiap putaran boleh disahkan.',
    action: 'Buka permainan',
  },
  grand: {
    eyebrow: 'Jackpot',
    title: 'Dari mana dana jackpot kami',
    text: 'Jumlah semasa, peluang menang anda dan kemenangan terkini.',
    action: 'Lihat jackpot',
  },
  fishing: {
    eyebrow: 'Tembak ikan',
    title: 'Semua permainan tembak ikan di satu tempat',
    text: 'Lihat permainan tembak ikan mengikut penyedia.',
    action: 'Lihat permainan',
  },
  tables: {
    eyebrow: 'Kasino langsung',
    title: 'Rolet, baccarat dan blackjack',
    text: 'Lihat meja langsung mengikut penyedia.',
    action: 'Lihat meja',
  },
};
