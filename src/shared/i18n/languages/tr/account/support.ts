/** Popups, app download, help, feedback, chat: the modals. */
export const texts = {
  freePlay: 'Ücretsiz oyna',
  freePlayText: 'Yalnızca oyun parası. Hesap gerekmez.',
  download: {
    title: 'Uygulamayı indirin',
    none: 'Henüz uygulama yok',
    noneText:
      'Telefonunuzun tarayıcısında oynayabilirsiniz. Siteyi elinizin altında tutmak için tarayıcı menüsünden ana ekrana ekleyin.',
    code: '{{app}} için QR kodu',
    kinds: { IOS: 'iPhone ve iPad', MOBILE_CONFIG: 'iPhone profili', ANDROID: 'Android' },
    stepsTitle: 'iPhone veya iPad’e kurulum',
    steps: {
      open: 'Kodu kameranızla tarayın ya da bu sayfayı Safari’de açıp düğmeye dokunun.',
      install: 'İndirmeye izin verip yükleyin.',
      settings: 'Profil indirdiyseniz Ayarlar > Genel > VPN ve Aygıt Yönetimi bölümünü açın.',
      trust: 'Profili seçip yükleyin ve uygulamayı ana ekranınızdan açın.',
    },
  },
  feedback: {
    title: 'Görüşünüzü bildirin',
    content: 'Mesajınız',
    contentHint: '{{min}}–{{max}} karakter',
    remark: 'Size nasıl ulaşalım? (isteğe bağlı)',
    addPictures: 'Görsel ekle',
    pictures: 'PNG veya JPEG, en fazla {{images}} görsel, her biri en fazla {{megabytes}} MB',
    removePicture: 'Kaldır: {{name}}',
    retryPicture: 'Tekrar dene',
    picture: { sending: 'Yükleniyor…', sent: 'Eklendi' },
    send: 'Gönder',
    sent: 'Teşekkürler',
    sentText: 'Mesajınızı aldık. Her mesajı okuyoruz.',
    error: {
      empty: 'Bu alan boş bırakılamaz',
      short: 'Lütfen en az {{min}} karakter yazın.',
      many: 'En fazla {{images}} görsel ekleyebilirsiniz. Bunların hiçbiri eklenmedi.',
      type: 'Yalnızca PNG ve JPEG görseller eklenebilir. Bunların hiçbiri eklenmedi.',
      large: 'Her görsel en fazla {{megabytes}} MB olabilir. Bunların hiçbiri eklenmedi.',
      unsent: 'Lütfen görsellerinizin yüklenmesini bekleyin.',
      failed: 'Bir görsel yüklenemedi. Tekrar deneyin veya kaldırın.',
    },
  },
  consent: {
    title: 'Ziyaret istatistikleri',
    text: 'Ziyaretinizi saymak için Google Analytics kullanabilir miyiz? Site her iki durumda da aynı çalışır.',
    decline: 'Reddet',
    agree: 'Kabul et',
    now: {
      agreed: 'Kabul ettiniz. Dilediğiniz zaman değiştirebilirsiniz.',
      declined: 'Reddettiniz. Dilediğiniz zaman değiştirebilirsiniz.',
    },
  },
};

export const failure = {
  image_not_allowed: 'Bu görsel eklenmedi. PNG veya JPEG değil ya da çok büyük.',
  image_not_found: 'Bir görsel artık mevcut değil. Mesaj gönderilmedi. Lütfen görsellerinizi kaldırıp yeniden ekleyin.',
  feedback_too_often:
    'Bir günde gönderebileceğiniz geri bildirim sayısı doldu. Mesaj gönderilmedi. Lütfen yarın tekrar deneyin.',
};
