/** Login methods of Firebase, and its refusals. */
export const texts = {
  title: 'Cara log masuk lain',
  or: 'atau',
  google: 'Teruskan dengan Google',
  facebook: 'Teruskan dengan Facebook',
  phone: 'Teruskan dengan telefon',
  number: 'Nombor telefon',
  numberHint: 'Sertakan kod negara, contohnya +60 12 345 6789',
  sendCode: 'Hantar kod',
  resendIn_other: 'Hantar semula dalam {{count}} saat',
  codeLabel: 'Kod daripada SMS',
  enter: 'Log masuk dengan telefon',
  lockedFor_other: 'Cuba lagi dalam {{count}} saat.',
  code: {
    'invalid-phone-number': 'Sila masukkan nombor telefon bimbit yang sah',
    'missing-phone-number': 'Sila masukkan nombor telefon anda.',
    'too-many-requests': 'Terlalu banyak cubaan. Sila cuba lagi selepas {{length}}.',
    unknown: 'Log masuk gagal. Sila cuba lagi.',
    'invalid-verification-code': 'Sila masukkan kod pengesahan yang sah',
    'missing-verification-code': 'Sila masukkan kod daripada SMS.',
    'captcha-check-failed': 'Semakan keselamatan gagal. Sila cuba lagi.',
    'quota-exceeded': 'Tiada kod lagi boleh dihantar hari ini. Sila hubungi khidmat pelanggan.',
    'operation-not-allowed': 'Kaedah log masuk ini tidak tersedia. Sila hubungi khidmat pelanggan.',
    'code-expired': 'Kod ini telah tamat tempoh. Sila minta yang baharu.',
    'popup-closed-by-user': 'Log masuk gagal: tetingkap ditutup. Sila cuba lagi.',
    'popup-blocked': 'Tetingkap timbul disekat. Sila benarkan tetingkap timbul dan cuba lagi.',
    'network-request-failed': 'Sambungan rangkaian bermasalah, sila cuba lagi',
  },
};

export const failure = {
  firebase_token_refused: 'Log masuk ini tidak diterima. Sila mulakan semula.',
  firebase_unavailable: 'Kaedah log masuk ini tidak memberi respons. Sila cuba lagi kemudian atau guna kaedah lain.',
  firebase_unregistered: 'Belum ada akaun yang dipautkan dengan log masuk ini. Sila daftar dahulu.',
};
