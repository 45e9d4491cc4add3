/** Popups, app download, help, feedback, chat: the modals. */
export const texts = {
  freePlay: 'Main gratis',
  freePlayText: 'Hanya saldo demo. Tanpa akun.',
  download: {
    title: 'Unduh aplikasi',
    none: 'Belum ada aplikasi',
    noneText: 'Anda bisa main di browser HP. Agar mudah dibuka, tambahkan situs ini ke layar utama lewat menu browser.',
    code: 'Kode QR untuk {{app}}',
    kinds: { IOS: 'iPhone dan iPad', MOBILE_CONFIG: 'Profil iPhone', ANDROID: 'Android' },
    stepsTitle: 'Pasang di iPhone atau iPad',
    steps: {
      open: 'Pindai kode dengan kamera, atau buka halaman ini di Safari lalu ketuk tombolnya.',
      install: 'Izinkan unduhan lalu pasang.',
      settings: 'Jika Anda mengunduh profil, buka Pengaturan > Umum > VPN & Manajemen Perangkat.',
      trust: 'Pilih profilnya, pasang, lalu buka aplikasi dari layar utama.',
    },
  },
  feedback: {
    title: 'Beri tahu pendapat Anda',
    content: 'Pesan Anda',
    contentHint: '{{min}}–{{max}} karakter',
    remark: 'Bagaimana menghubungi Anda? (opsional)',
    addPictures: 'Tambah gambar',
    pictures: 'PNG atau JPEG, maksimal {{images}} gambar, masing-masing {{megabytes}} MB',
    removePicture: 'Hapus {{name}}',
    retryPicture: 'Coba lagi',
    picture: { sending: 'Mengunggah…', sent: 'Ditambahkan' },
    send: 'Kirim',
    sent: 'Terima kasih',
    sentText: 'Pesan Anda sudah kami terima. Setiap pesan kami baca.',
    error: {
      empty: 'Tidak boleh kosong',
      short: 'Tulis minimal {{min}} karakter.',
      many: 'Anda bisa menambahkan maksimal {{images}} gambar. Tidak satu pun ditambahkan.',
      type: 'Hanya gambar PNG dan JPEG yang bisa ditambahkan. Tidak satu pun ditambahkan.',
      large: 'Setiap gambar maksimal {{megabytes}} MB. Tidak satu pun ditambahkan.',
      unsent: 'Tunggu sampai gambar Anda selesai diunggah.',
      failed: 'Ada gambar yang gagal diunggah. Coba lagi, atau hapus gambarnya.',
    },
  },
  consent: {
    title: 'Statistik kunjungan',
    text: 'Bolehkah kami memakai Google Analytics untuk menghitung kunjungan Anda? Situs tetap berfungsi sama, apa pun pilihan Anda.',
    decline: 'Tolak',
    agree: 'Setuju',
    now: {
      agreed: 'Anda sudah setuju. Bisa diubah kapan saja.',
      declined: 'Anda sudah menolak. Bisa diubah kapan saja.',
    },
  },
};

export const failure = {
  image_not_allowed: 'Gambar ini tidak ditambahkan. Bukan PNG atau JPEG, atau ukurannya terlalu besar.',
  image_not_found:
    'Ada gambar yang tidak tersedia lagi. Tidak ada yang dikirim. Hapus gambar Anda lalu tambahkan lagi.',
  feedback_too_often: 'Jatah masukan Anda hari ini sudah habis. Tidak ada yang dikirim. Silakan coba lagi besok.',
};
