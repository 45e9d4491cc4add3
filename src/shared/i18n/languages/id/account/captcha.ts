/** The captcha and the picture captcha. */
export const texts = {
  captchaTitle: 'Pemeriksaan keamanan',
  registerTitle: 'Pemeriksaan keamanan',
  pictureAlt: 'Gambar keamanan berisi {{letters}} karakter. Jika tidak terbaca, gunakan tombol di bawah.',
  pictureComing: 'Memuat gambar…',
  noPicture: 'Gambar gagal dimuat.',
  another: 'Ganti gambar',
  letters: 'Karakter di gambar',
  missing: 'Masukkan karakter di gambar.',
  alternative: 'Gambar tidak terbaca',
  working: 'Perangkat Anda sedang menjalankan pemeriksaan pengganti. Formulir terkirim dalam beberapa detik.',
  worked: 'Pemeriksaan selesai. Anda tidak perlu memasukkan karakter.',
};

export const failure = {
  captcha_needed: 'Terlalu banyak percobaan gagal. Masukkan karakter di gambar.',
  captcha_wrong: 'Karakter tidak cocok. Silakan coba gambar baru.',
  captcha_check_needed: 'Pemeriksaan keamanan belum ada. Silakan coba lagi.',
  captcha_check_failed: 'Pemeriksaan keamanan gagal. Silakan coba lagi.',
  captcha_check_unavailable: 'Pemeriksaan keamanan tidak merespons. Silakan coba lagi dalam satu menit.',
};
