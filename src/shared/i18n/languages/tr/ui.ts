export default {
  close: 'Kapat',
  showPassword: 'Şifreyi göster',
  hidePassword: 'Şifreyi gizle',
  imageError: 'Görsel yüklenemedi',
  tryAgain: 'Tekrar dene',
  cancel: 'Vazgeç',
  ok: 'Tamam',
  loadMore: 'Daha fazla yükle',
  search: 'Ara',
  pauseMotion: 'Animasyonu durdur',
  resumeMotion: 'Animasyonu sürdür',
  skipToContent: 'İçeriğe geç',
};
