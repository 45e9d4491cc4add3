export default {
  close: 'Tutup',
  showPassword: 'Papar kata laluan',
  hidePassword: 'Sembunyi kata laluan',
  imageError: 'Imej gagal dimuatkan',
  tryAgain: 'Cuba lagi',
  cancel: 'Batal',
  ok: 'OK',
  loadMore: 'Muat lagi',
  search: 'Cari',
  pauseMotion: 'Jeda animasi',
  resumeMotion: 'Sambung animasi',
  skipToContent: 'Langkau ke kandungan',
};
