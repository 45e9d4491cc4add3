/** The captcha and the picture captcha. */
export const texts = {
  captchaTitle: 'Semakan keselamatan',
  registerTitle: 'Semakan keselamatan',
  pictureAlt: 'Imej keselamatan dengan {{letters}} aksara. Jika anda tidak dapat membacanya, gunakan butang di bawah.',
  pictureComing: 'Memuatkan imej…',
  noPicture: 'Imej tidak dapat dimuatkan.',
  another: 'Imej baharu',
  letters: 'Aksara dalam imej',
  missing: 'Sila masukkan aksara dalam imej.',
  alternative: 'Saya tidak dapat membaca imej',
  working: 'Peranti anda sedang membuat semakan gantian. Borang dihantar dalam beberapa saat.',
  worked: 'Semakan selesai. Anda tidak perlu memasukkan sebarang aksara.',
};

export const failure = {
  captcha_needed: 'Terlalu banyak cubaan gagal. Sila masukkan aksara dalam imej.',
  captcha_wrong: 'Aksara tidak sepadan. Sila cuba imej baharu.',
  captcha_check_needed: 'Semakan keselamatan tiada. Sila cuba lagi.',
  captcha_check_failed: 'Semakan keselamatan gagal. Sila cuba lagi.',
  captcha_check_unavailable: 'Semakan keselamatan tidak memberi respons. Sila cuba lagi dalam satu minit.',
};
