/** The help centre, in paragraphs. */
export default {
  rules: {
    title: 'Peraturan',
    body: [
      'Anda harus berusia 18 tahun atau lebih untuk bermain. Satu orang hanya boleh punya satu akun.',
      'Taruhan berlaku setelah dikonfirmasi. Saat itu juga nilai taruhan dipotong dari saldo Anda, dan kemenangan ditambahkan ketika ronde selesai. Jika koneksi Anda terputus, ronde tetap diselesaikan dan hasilnya ada di riwayat taruhan.',
      'Anda bisa main satu slot dalam satu waktu, dengan jarak antarspin paling sedikit 2,5 detik. Tidak ada autoplay.',
      'Peluang, tabel pembayaran, serta taruhan terendah dan tertinggi ditampilkan di setiap game sebelum Anda bertaruh. Halaman Jackpot menunjukkan dari mana dana tiap jackpot dan berapa peluang Anda memenangkannya.',
      'Jika game gagal, taruhan ronde itu dibatalkan dan taruhan Anda dikembalikan. Anda bisa melihatnya di riwayat akun.',
    ],
  },
  account: {
    title: 'Akun Anda',
    body: [
      'Untuk mendaftar, buat username 4–20 huruf atau angka yang diawali huruf, dan kata sandi 8–64 karakter.',
      'Anda otomatis keluar paling lambat setelah dua belas jam. Untuk keluar dari semua perangkat sekaligus, pilih “Keluar dari semua perangkat” di Akun saya. Setelah tiga kali salah kata sandi, Anda perlu melewati pemeriksaan keamanan singkat.',
      'Untuk deposit, pilih metode pembayaran dan jumlahnya, lalu bayar di halaman pembayaran. Saldo Anda bertambah begitu pembayaran dikonfirmasi. Deposit besar mungkin ditinjau dulu; statusnya bisa dipantau di Deposit Anda.',
      'Saldo di bagian atas halaman adalah yang bisa Anda pertaruhkan. Jika berwarna abu-abu, koneksi sempat terputus. Dana Anda aman, dan taruhan dihentikan sementara sampai koneksi pulih.',
    ],
  },
  faq: {
    title: 'FAQ',
    body: [
      'Apakah ini uang asli? Bukan. Ini situs demo; tidak ada uang asli yang ditarik atau dibayarkan.',
      'Siapa yang ada di papan pemenang? Pemain simulasi demo ini dan pengunjung lain. Nama disembunyikan sebagian.',
      'Bisakah saya mencoba game dulu? Bisa. Pilih “Main gratis” saat masuk: Anda main semua game dengan saldo demo, dengan peluang yang sama dan tanpa akun.',
      'Bagaimana saya tahu hasilnya adil? Setiap ronde bisa diverifikasi. Sebelum Anda bertaruh, game menampilkan kode yang mengunci hasilnya; setelah itu Anda bisa memeriksanya lewat Verifikasi di game, di perangkat Anda sendiri.',
      'Saya sudah bayar, tapi saldo belum berubah. Periksa statusnya di Deposit Anda: pembayaran mungkin menunggu konfirmasi atau sedang ditinjau. Halaman boleh ditutup; tidak ada yang hilang.',
      'Bisakah saya beristirahat? Bisa. Di [Main aman](/member/limits) pada menu akun, Anda bisa memasang batas, memulai masa jeda, mengunci satu jenis game, atau mengecualikan diri. Anda tetap bisa withdraw. Ronde yang masih berjalan diselesaikan atau taruhannya dikembalikan.',
      'Siapa pemberi lisensi situs ini, dan di mana layanan bantuannya? Ini demo: tidak ada lisensi maupun layanan bantuan. Situs sungguhan mencantumkannya di bagian bawah setiap halaman. Jika judi menjadi masalah bagi Anda, hubungi layanan bantuan di negara Anda, dan lihat [Main aman](/member/limits).',
    ],
  },
};
