/** Notices for members. */
export default {
  'demo-site': {
    title: 'Situs demo: hanya saldo demo',
    content:
      'Tidak ada uang asli yang dipakai di situs ini. Deposit lewat halaman pembayaran demo, dan sebagian pemain di papan pemenang adalah simulasi.',
  },
  'jade-lantern': {
    title: 'Slot baru: Lentera Giok',
    content:
      'Lentera Giok sudah dibuka: lima gulungan, sepuluh garis, free spin dengan kemenangan berlipat dua, dan jackpot. Tabel pembayaran, RTP, dan verifikasi setiap ronde ada di dalam game.',
  },
  jackpots: {
    title: 'Dari mana dana jackpot kami',
    content:
      'Setiap jackpot kami mulai dengan dana kami, lalu ditambah 1% dari setiap taruhan yang memenuhi syarat. Pemenang mendapat seluruh jumlahnya. Jumlah terkini dan peluang Anda menang ada di halaman Jackpot.',
  },
  safety: {
    title: 'Jaga keamanan akun Anda',
    content:
      'Aktifkan verifikasi dua langkah di Pusat keamanan. Jika akun Anda masih terbuka di tempat lain, Anda bisa keluar dari semua perangkat lewat Akun saya.',
  },
};
