/** Second factor, sessions, confirmation. */
export const texts = {
  password: 'Kata laluan',
  changePassword: 'Tukar kata laluan',
  text: 'Lindungi akaun anda dan lihat di mana anda log masuk.',
  loginText: 'Log masuk untuk melihat tetapan keselamatan anda.',
  code: 'Kod',
  codeHint: 'Kod 6 digit daripada aplikasi pengesah anda, atau kod pemulihan',
  codeEmpty: 'Sila masukkan kod',
  factorTitle: 'Satu langkah lagi',
  factorText: 'Masukkan kod yang dipaparkan dalam aplikasi pengesah anda.',
  beginAnew: 'Log masuk semula',
  factor: 'Pengesahan dua faktor',
  factorOff: 'Dimatikan. Hidupkan supaya kod daripada telefon anda diminta setiap kali log masuk.',
  switchOn: 'Hidupkan',
  switchOff: 'Matikan',
  scan: 'Imbas kod ini dengan aplikasi pengesah anda.',
  qrLabel: 'Kod QR untuk aplikasi pengesah anda. Kunci yang sama dipaparkan sebagai teks di bawah.',
  orType: 'Atau masukkan kunci ini dalam aplikasi. Kemudian masukkan kod yang dipaparkan.',
  offText: 'Untuk mematikan pengesahan dua faktor, masukkan kata laluan dan kod.',
  recovery: 'Kod pemulihan',
  recoveryText:
    'Pengesahan dua faktor dihidupkan. Simpan kod pemulihan ini di tempat selamat. Setiap kod membolehkan anda log masuk sekali tanpa telefon. Kod tidak akan dipaparkan lagi.',
  saveCodes: 'Simpan sebagai fail',
  kept: 'Saya sudah simpan',
  factorOn_other: 'Dihidupkan. Baki {{count}} kod pemulihan.',
  confirm: {
    title: 'Sahkan ini anda',
    text: 'Demi keselamatan, sila sahkan ini anda untuk teruskan.',
    idle: 'Anda telah lama tidak aktif. Sahkan ini anda untuk sambung dari tempat anda berhenti.',
    empty: 'Ruangan tidak boleh kosong',
    action: 'Teruskan',
    otherwise: 'Mahu cara lain?',
    byCode: 'Guna kod',
    byPassword: 'Guna kata laluan',
  },
  link: {
    title: 'Pautan log masuk',
    waiting: 'Sedang log masuk…',
    question:
      'Anda log masuk sebagai {{account}}. Jika anda teruskan, anda dilog keluar di sini dan dilog masuk ke akaun bagi pautan ini.',
    stay: 'Kekal log masuk',
    switch: 'Log keluar dan teruskan',
  },
  sessions: {
    title: 'Di mana anda log masuk',
    device: 'Peranti',
    unknown: 'Peranti tidak diketahui',
    address: 'Alamat IP',
    started: 'Log masuk pada',
    seen: 'Terakhir aktif',
    current: 'Peranti ini',
    end: 'Log keluar',
    endOf: 'Log keluar daripada {{device}}',
    endOthers: 'Log keluar peranti lain',
  },
};

export const failure = {
  confirmation_needed:
    'Sila sahkan kata laluan anda dahulu. Tiada apa diubah, dan apa yang anda masukkan masih di sini.',
  reauthentication_needed:
    'Anda telah lama tidak aktif, jadi sila sahkan kata laluan anda. Tiada wang dipindahkan, dan apa yang anda masukkan masih di sini.',
  confirmation_wrong: 'Kata laluan atau kod salah. Tiada apa diubah.',
  second_factor_needed: 'Sila masukkan kod anda juga.',
  second_factor_wrong: 'Kod ini salah atau sudah digunakan. Masukkan kod yang dipaparkan aplikasi anda sekarang.',
  second_factor_over: 'Terlalu banyak cubaan, atau masa telah tamat. Sila log masuk semula.',
  second_factor_closed:
    'Terlalu banyak kod salah. Kod daripada aplikasi anda disekat buat masa ini. Sila guna kod pemulihan.',
  second_factor_on: 'Pengesahan dua faktor sudah dihidupkan.',
  second_factor_off: 'Pengesahan dua faktor sudah dimatikan.',
  text_codes_closed:
    'Terlalu banyak kod salah dimasukkan untuk nombor ini. Log masuk dengan kata laluan, atau hubungi khidmat pelanggan.',
  login_link_over:
    'Pautan ini telah tamat tempoh atau sudah digunakan. Minta yang baharu, atau log masuk dengan kata laluan.',
};
