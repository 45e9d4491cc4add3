/** Popups, app download, help, feedback, chat: the modals. */
export const texts = {
  freePlay: 'Main percuma',
  freePlayText: 'Wang mainan sahaja. Tanpa akaun.',
  download: {
    title: 'Dapatkan aplikasi',
    none: 'Belum ada aplikasi',
    noneText:
      'Anda boleh bermain dalam pelayar telefon. Untuk akses pantas, tambah laman ini ke skrin utama melalui menu pelayar.',
    code: 'Kod QR untuk {{app}}',
    kinds: { IOS: 'iPhone dan iPad', MOBILE_CONFIG: 'Profil iPhone', ANDROID: 'Android' },
    stepsTitle: 'Pasang pada iPhone atau iPad',
    steps: {
      open: 'Imbas kod dengan kamera anda, atau buka halaman ini dalam Safari dan ketik butang.',
      install: 'Benarkan muat turun dan pasang.',
      settings: 'Jika anda memuat turun profil, buka Tetapan > Umum > VPN & Pengurusan Peranti.',
      trust: 'Pilih profil, pasang, dan buka aplikasi dari skrin utama anda.',
    },
  },
  feedback: {
    title: 'Beritahu kami pendapat anda',
    content: 'Mesej anda',
    contentHint: '{{min}}–{{max}} aksara',
    remark: 'Bagaimana kami boleh menghubungi anda? (tidak wajib)',
    addPictures: 'Tambah gambar',
    pictures: 'PNG atau JPEG, sehingga {{images}} gambar, {{megabytes}} MB setiap satu',
    removePicture: 'Buang {{name}}',
    retryPicture: 'Cuba lagi',
    picture: { sending: 'Memuat naik…', sent: 'Ditambah' },
    send: 'Hantar',
    sent: 'Terima kasih',
    sentText: 'Kami telah menerima mesej anda. Setiap mesej kami baca.',
    error: {
      empty: 'Ruangan tidak boleh kosong',
      short: 'Sila tulis sekurang-kurangnya {{min}} aksara.',
      many: 'Anda boleh menambah sehingga {{images}} gambar. Tiada satu pun ditambah.',
      type: 'Hanya gambar PNG dan JPEG boleh ditambah. Tiada satu pun ditambah.',
      large: 'Setiap gambar boleh bersaiz sehingga {{megabytes}} MB. Tiada satu pun ditambah.',
      unsent: 'Sila tunggu sehingga gambar anda dimuat naik.',
      failed: 'Ada gambar yang tidak dimuat naik. Cuba lagi, atau buang gambar itu.',
    },
  },
  consent: {
    title: 'Statistik lawatan',
    text: 'Bolehkah kami menggunakan Google Analytics untuk mengira lawatan anda? Laman berfungsi sama walau apa pun pilihan anda.',
    decline: 'Tolak',
    agree: 'Terima',
    now: {
      agreed: 'Anda telah menerima. Anda boleh mengubahnya pada bila-bila masa.',
      declined: 'Anda telah menolak. Anda boleh mengubahnya pada bila-bila masa.',
    },
  },
};

export const failure = {
  image_not_allowed: 'Gambar ini tidak ditambah. Ia bukan PNG atau JPEG, atau terlalu besar.',
  image_not_found: 'Ada gambar yang tidak lagi tersedia. Tiada apa dihantar. Sila buang gambar anda dan tambah semula.',
  feedback_too_often: 'Anda telah mencapai had maklum balas sehari. Tiada apa dihantar. Sila cuba lagi esok.',
};
