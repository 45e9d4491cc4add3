/** Games in their own windows, and mini games. */
export const texts = {
  ownWindow: 'Bu oyun ayrı bir pencerede açılır',
  ownWindowText: 'Orada oturumunuz açık kalır, bu sayfa da açık kalır.',
  windowOpen: 'Oyun ayrı bir pencerede açık',
  windowOpenText: 'İkisi de aynı bakiyeyi gösterir. Burada gezinmeye devam edebilirsiniz.',
  openWindow: 'Oyunu aç',
  showWindow: 'Pencereyi göster',
  popupBlocked: 'Açılır pencere engellendi. Lütfen izin verip tekrar deneyin.',
  forFree: 'Ücretsiz oyna',
  forMoney: 'Gerçek parayla oyna',
  disabled: 'Bu oyun şu anda sunulmuyor',
  failed: 'Oyun açılamadı',
  others: 'Diğer oyunlar',
  untilHint: 'Tahmini dönüş: {{when}}',
  miniGames: 'Tüm mini oyunlar',
};

export const failure = {
  game_type_locked: 'Bu oyun türü, kilit süresi bitene kadar hesabınızda kilitli. Bakiyeniz güvende.',
  game_disabled: 'Bu oyun sunulmuyor. Bahis alınmadı.',
  game_maintenance: 'Bu oyun bakımda. Bahis alınmadı.',
  play_blocked: 'Bu hesapta oyun engellendi. Bakiyeniz güvende. Lütfen müşteri hizmetlerine başvurun.',
  replay_unavailable: 'Bu turun tekrarı izlenemiyor. Bahis tutarı ve ödemesi bahis geçmişinizdedir.',
  invalid_url: 'Adres geçersiz, lütfen müşteri hizmetlerine başvurun',
  game_in_popup: 'Bu oyun ayrı bir pencerede açılır.',
  no_free_play: 'Bu oyun ücretsiz oynanamaz.',
};
