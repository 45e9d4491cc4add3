/** Popups for visitors and members. */
export default {
  welcome: {
    title: '{brand} sitesine hoş geldiniz',
    content:
      'Burası bir demo sitesidir. Buradaki tüm para oyun parasıdır.\nHesabınız yok mu? Giriş penceresinde “Ücretsiz oyna” seçeneğini kullanın.',
  },
  'good-to-know': {
    title: 'Bilmekte fayda var',
    content:
      'Güncel fırsatlar “Promosyonlar” altındadır.\n“Güvenli oyun” bölümünde dilediğiniz zaman yatırım, kayıp ve süre limiti koyabilirsiniz.',
  },
};
