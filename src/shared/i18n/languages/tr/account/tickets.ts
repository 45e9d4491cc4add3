/** Tickets, and the bell of the header. */
export const texts = {
  title: 'Destek',
  text: 'Bize yazın ve yanıtlarımızı okuyun.',
  write: 'Bize yaz',
  ticket: 'Talep',
  choose: 'Bir talep seçin',
  chooseText: 'Mesajları burada görünür.',
  empty: 'Bize henüz yazmadınız.',
  more: 'Daha fazla göster',
  back: 'Taleplere dön',
  number: 'Talep {{id}}',
  close: 'Talebi kapat',
  messages: 'Mesajlar',
  service: 'Müşteri hizmetleri',
  youWrote: 'Siz yazdınız:',
  weWrote: 'Müşteri hizmetleri yazdı:',
  picture: 'Görseliniz',
  noPicture: 'Bu görsel yüklenemedi.',
  reply: 'Yanıtınız',
  replyHint: 'Göndermek için Ctrl+Enter tuşlarına basın.',
  opensAgain: 'Bu talep kapalı. Yanıt yazarsanız yeniden açılır.',
  send: 'Gönder',
  state: { open: 'Yanıtımız bekleniyor', answered: 'Yanıtlandı', closed: 'Kapalı' },
  unread_one: '{{count}} okunmamış yanıt',
  unread_other: '{{count}} okunmamış yanıt',
};

export const bell = {
  title: 'Bildirimler',
  nothing: 'Bildirim yok',
  messages: 'Mesajlar',
  tickets: 'Destek',
  awards: 'Alınacak ödüller',
  withdrawals: 'Çekimler',
  announcements: 'Duyurular',
  new_one: '{{count}} yeni',
  new_other: '{{count}} yeni',
};

export const failure = {
  ticket_full: 'Bu talepteki mesaj sayısı üst sınıra ulaştı. Yanıtınız gönderilmedi. Lütfen yeni bir talep açın.',
};
