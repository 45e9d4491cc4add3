/** Login methods of Firebase, and its refusals. */
export const texts = {
  title: 'Cara masuk lain',
  or: 'atau',
  google: 'Lanjut dengan Google',
  facebook: 'Lanjut dengan Facebook',
  phone: 'Lanjut dengan HP',
  number: 'Nomor HP',
  numberHint: 'Sertakan kode negara, misalnya +62 812 3456 7890',
  sendCode: 'Kirim kode',
  resendIn_other: 'Kirim ulang dalam {{count}} detik',
  codeLabel: 'Kode dari SMS',
  enter: 'Masuk dengan HP',
  lockedFor_other: 'Coba lagi dalam {{count}} detik.',
  code: {
    'invalid-phone-number': 'Masukkan nomor HP yang valid',
    'missing-phone-number': 'Masukkan nomor HP Anda.',
    'too-many-requests': 'Terlalu banyak percobaan. Silakan coba lagi setelah {{length}}.',
    unknown: 'Gagal masuk. Silakan coba lagi.',
    'invalid-verification-code': 'Masukkan kode verifikasi yang valid',
    'missing-verification-code': 'Masukkan kode dari SMS.',
    'captcha-check-failed': 'Pemeriksaan keamanan gagal. Silakan coba lagi.',
    'quota-exceeded': 'Hari ini kode tidak bisa dikirim lagi. Silakan hubungi CS.',
    'operation-not-allowed': 'Cara masuk ini tidak tersedia. Silakan hubungi CS.',
    'code-expired': 'Kode ini kedaluwarsa. Silakan minta yang baru.',
    'popup-closed-by-user': 'Gagal masuk: jendela ditutup. Silakan coba lagi.',
    'popup-blocked': 'Popup diblokir. Izinkan popup lalu coba lagi.',
    'network-request-failed': 'Koneksi bermasalah, silakan coba lagi',
  },
};

export const failure = {
  firebase_token_refused: 'Login ini tidak diterima. Silakan mulai lagi.',
  firebase_unavailable: 'Cara masuk ini tidak merespons. Coba lagi nanti atau pakai cara lain.',
  firebase_unregistered: 'Belum ada akun yang terhubung ke login ini. Silakan daftar dulu.',
};
