/** The wheel, raffles and the sign-in calendar. */
export default {
  'lantern-calendar': {
    title: 'Tujuh lentera',
    summary: 'Absen tiap hari; lentera ketujuh menyalakan bonus.',
    body: 'Absen sekali sehari. Setiap hari berturut-turut ada hadiahnya, dan setelah hari ketujuh dimulai rangkaian baru.\nSatu hari yang terlewat dalam satu rangkaian kami isikan untuk Anda.',
  },
  'evening-wheel': {
    title: 'Roda malam',
    summary: 'Satu putaran sehari, peluang setiap hadiah ditampilkan.',
    body: 'Putar roda sekali sehari. Hasilnya sudah diundi sebelum roda bergerak.',
  },
  'harbour-raffle': {
    title: 'Lucky draw pelabuhan',
    summary: 'Setiap $10 taruhan valid dapat satu kupon. Empat belas hadiah.',
    body: 'Main game apa saja dengan uang sendiri. Setiap $10 taruhan valid dapat satu kupon, maksimum 200.\nSiapa pun bisa memverifikasi undiannya.',
  },
  'lantern-raffle': {
    title: 'Lucky draw lentera',
    summary: 'Lucky draw minggu lalu sudah diundi. Lihat pemenangnya dan verifikasi.',
    body: 'Setiap $10 taruhan valid telah menghasilkan satu kupon. Hadiah sudah diberikan.',
  },
};
