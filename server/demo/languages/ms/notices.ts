/** Notices for members. */
export default {
  'demo-site': {
    title: 'Laman demo: wang mainan sahaja',
    content:
      'Tiada wang sebenar digunakan di laman ini. Deposit melalui halaman pembayaran demo, dan sebahagian pemain di papan pemenang adalah simulasi.',
  },
  'jade-lantern': {
    title: 'Slot baharu: Tanglung Jed',
    content:
      'Tanglung Jed kini dibuka: lima gelendong, sepuluh garis, putaran percuma dengan kemenangan berganda dan jackpot. Jadual bayaran, pulangan kepada pemain dan pengesahan setiap pusingan ada dalam permainan.',
  },
  jackpots: {
    title: 'Dari mana dana jackpot kami',
    content:
      'Kami memulakan setiap jackpot, dan 1% daripada setiap pertaruhan yang layak ditambah. Pemenang mendapat keseluruhan jumlah. Lihat jumlah semasa dan peluang menang anda di halaman Jackpot.',
  },
  safety: {
    title: 'Pastikan akaun anda selamat',
    content:
      'Hidupkan pengesahan dua faktor di Pusat keselamatan. Jika akaun anda masih terbuka di tempat lain, anda boleh log keluar semua daripada Akaun saya.',
  },
};
