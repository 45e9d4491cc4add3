/** Login methods of Firebase, and its refusals. */
export const texts = {
  title: 'Diğer giriş yöntemleri',
  or: 'veya',
  google: 'Google ile devam et',
  facebook: 'Facebook ile devam et',
  phone: 'Telefonla devam et',
  number: 'Telefon numarası',
  numberHint: 'Ülke kodunu ekleyin, örneğin +90 532 555 01 23',
  sendCode: 'Kod gönder',
  resendIn_one: '{{count}} saniye sonra tekrar',
  resendIn_other: '{{count}} saniye sonra tekrar',
  codeLabel: 'SMS ile gelen kod',
  enter: 'Telefonla giriş yap',
  lockedFor_one: '{{count}} saniye sonra tekrar deneyin.',
  lockedFor_other: '{{count}} saniye sonra tekrar deneyin.',
  code: {
    'invalid-phone-number': 'Lütfen geçerli bir cep telefonu numarası girin',
    'missing-phone-number': 'Lütfen telefon numaranızı girin.',
    'too-many-requests': 'Çok fazla deneme yapıldı. Tekrar denemek için bekleme süresi: {{length}}.',
    unknown: 'Giriş yapılamadı. Lütfen tekrar deneyin.',
    'invalid-verification-code': 'Lütfen geçerli bir doğrulama kodu girin',
    'missing-verification-code': 'Lütfen SMS ile gelen kodu girin.',
    'captcha-check-failed': 'Güvenlik kontrolü başarısız. Lütfen tekrar deneyin.',
    'quota-exceeded': 'Bugün daha fazla kod gönderilemez. Lütfen müşteri hizmetlerine başvurun.',
    'operation-not-allowed': 'Bu giriş yöntemi sunulmuyor. Lütfen müşteri hizmetlerine başvurun.',
    'code-expired': 'Kodun süresi doldu. Lütfen yeni kod isteyin.',
    'popup-closed-by-user': 'Giriş yapılamadı: pencere kapatıldı. Lütfen tekrar deneyin.',
    'popup-blocked': 'Açılır pencere engellendi. Lütfen izin verip tekrar deneyin.',
    'network-request-failed': 'Ağ bağlantısında sorun var, lütfen tekrar deneyin',
  },
};

export const failure = {
  firebase_token_refused: 'Bu giriş kabul edilmedi. Lütfen yeniden başlayın.',
  firebase_unavailable:
    'Bu giriş yöntemi yanıt vermiyor. Lütfen daha sonra tekrar deneyin veya başka bir yöntem kullanın.',
  firebase_unregistered: 'Bu girişe bağlı bir hesap henüz yok. Lütfen önce kayıt olun.',
};
