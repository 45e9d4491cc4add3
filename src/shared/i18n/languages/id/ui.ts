export default {
  close: 'Tutup',
  showPassword: 'Tampilkan kata sandi',
  hidePassword: 'Sembunyikan kata sandi',
  imageError: 'Gambar gagal dimuat',
  tryAgain: 'Coba lagi',
  cancel: 'Batal',
  ok: 'OK',
  loadMore: 'Muat lagi',
  search: 'Cari',
  pauseMotion: 'Jeda animasi',
  resumeMotion: 'Lanjutkan animasi',
  skipToContent: 'Langsung ke isi',
};
