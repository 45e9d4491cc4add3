/** Second factor, sessions, confirmation. */
export const texts = {
  password: 'Şifre',
  changePassword: 'Şifreyi değiştir',
  text: 'Hesabınızı koruyun ve nerelerde oturumunuzun açık olduğunu görün.',
  loginText: 'Güvenlik ayarlarınızı görmek için giriş yapın.',
  code: 'Kod',
  codeHint: 'Doğrulama uygulamanızdaki 6 haneli kod veya bir kurtarma kodu',
  codeEmpty: 'Lütfen kodu girin',
  factorTitle: 'Bir adım kaldı',
  factorText: 'Doğrulama uygulamanızda görünen kodu girin.',
  beginAnew: 'Tekrar giriş yap',
  factor: 'İki adımlı doğrulama',
  factorOff: 'Kapalı. Her girişte telefonunuzdaki kodun istenmesi için açın.',
  switchOn: 'Aç',
  switchOff: 'Kapat',
  scan: 'Bu kodu doğrulama uygulamanızla tarayın.',
  qrLabel: 'Doğrulama uygulamanız için QR kodu. Aynı anahtar aşağıda metin olarak gösterilir.',
  orType: 'Veya bu anahtarı uygulamaya girin. Ardından uygulamanın gösterdiği kodu yazın.',
  offText: 'İki adımlı doğrulamayı kapatmak için şifrenizi ve bir kod girin.',
  recovery: 'Kurtarma kodları',
  recoveryText:
    'İki adımlı doğrulama açık. Bu kurtarma kodlarını güvenli bir yerde saklayın. Her biri telefonunuz olmadan bir kez giriş yapmanızı sağlar. Kodlar bir daha gösterilmez.',
  saveCodes: 'Dosya olarak kaydet',
  kept: 'Kaydettim',
  factorOn_one: 'Açık. Kalan kurtarma kodu: {{count}}.',
  factorOn_other: 'Açık. Kalan kurtarma kodu: {{count}}.',
  confirm: {
    title: 'Siz olduğunuzu onaylayın',
    text: 'Güvenliğiniz için, devam etmeden önce siz olduğunuzu onaylayın.',
    idle: 'Bir süredir uzaktaydınız. Kaldığınız yerden devam etmek için siz olduğunuzu onaylayın.',
    empty: 'Bu alan boş bırakılamaz',
    action: 'Devam',
    otherwise: 'Başka bir yol mu?',
    byCode: 'Kodla onayla',
    byPassword: 'Şifreyle onayla',
  },
  link: {
    title: 'Giriş bağlantısı',
    waiting: 'Giriş yapılıyor…',
    question:
      '{{account}} hesabıyla oturumunuz açık. Devam ederseniz buradaki oturum kapanır ve bağlantının ait olduğu hesaba giriş yapılır.',
    stay: 'Oturumda kal',
    switch: 'Çıkış yap ve devam et',
  },
  sessions: {
    title: 'Açık oturumlarınız',
    device: 'Cihaz',
    unknown: 'Bilinmeyen cihaz',
    address: 'IP adresi',
    started: 'Giriş',
    seen: 'Son etkinlik',
    current: 'Bu cihaz',
    end: 'Çıkış yap',
    endOf: 'Şu cihazdan çıkış yap: {{device}}',
    endOthers: 'Diğer cihazlardan çıkış yap',
  },
};

export const failure = {
  confirmation_needed: 'Lütfen önce şifrenizi onaylayın. Hiçbir şey değiştirilmedi, girdikleriniz duruyor.',
  reauthentication_needed:
    'Bir süredir uzaktaydınız, lütfen şifrenizi onaylayın. Para hareketi olmadı, girdikleriniz duruyor.',
  confirmation_wrong: 'Şifre veya kod hatalı. Hiçbir şey değiştirilmedi.',
  second_factor_needed: 'Lütfen kodunuzu da girin.',
  second_factor_wrong: 'Kod hatalı veya daha önce kullanılmış. Uygulamanızın şu anda gösterdiği kodu girin.',
  second_factor_over: 'Çok fazla deneme yapıldı veya süre doldu. Lütfen tekrar giriş yapın.',
  second_factor_closed:
    'Çok fazla hatalı kod girildi. Uygulama kodları şimdilik engellendi. Lütfen bir kurtarma kodu kullanın.',
  second_factor_on: 'İki adımlı doğrulama zaten açık.',
  second_factor_off: 'İki adımlı doğrulama zaten kapalı.',
  text_codes_closed:
    'Bu numara için çok fazla hatalı kod girildi. Şifrenizle giriş yapın veya müşteri hizmetlerine başvurun.',
  login_link_over:
    'Bu bağlantının süresi dolmuş veya bağlantı kullanılmış. Yenisini isteyin veya şifrenizle giriş yapın.',
};
