/** The captcha and the picture captcha. */
export const texts = {
  captchaTitle: 'Güvenlik kontrolü',
  registerTitle: 'Güvenlik kontrolü',
  pictureAlt: '{{letters}} karakterli güvenlik görseli. Okuyamıyorsanız aşağıdaki düğmeyi kullanın.',
  pictureComing: 'Görsel yükleniyor…',
  noPicture: 'Görsel yüklenemedi.',
  another: 'Yeni görsel',
  letters: 'Görseldeki karakterler',
  missing: 'Lütfen görseldeki karakterleri girin.',
  alternative: 'Görseli okuyamıyorum',
  working: 'Bunun yerine cihazınız bir kontrol yapıyor. Form birkaç saniye içinde gönderilecek.',
  worked: 'Kontrol tamamlandı. Karakter girmenize gerek yok.',
};

export const failure = {
  captcha_needed: 'Çok fazla başarısız deneme. Lütfen görseldeki karakterleri girin.',
  captcha_wrong: 'Karakterler uyuşmuyor. Lütfen yeni görseli deneyin.',
  captcha_check_needed: 'Güvenlik kontrolü eksik. Lütfen tekrar deneyin.',
  captcha_check_failed: 'Güvenlik kontrolü başarısız. Lütfen tekrar deneyin.',
  captcha_check_unavailable: 'Güvenlik kontrolü yanıt vermiyor. Lütfen bir dakika sonra tekrar deneyin.',
};
