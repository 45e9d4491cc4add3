/** Tickets, and the bell of the header. */
export const texts = {
  title: 'Sokongan',
  text: 'Hubungi kami dan baca jawapan kami.',
  write: 'Hubungi kami',
  ticket: 'Tiket',
  choose: 'Pilih tiket',
  chooseText: 'Mesejnya dipaparkan di sini.',
  empty: 'Anda belum pernah menghubungi kami.',
  more: 'Papar lagi',
  back: 'Kembali ke tiket',
  number: 'Tiket {{id}}',
  close: 'Tutup tiket',
  messages: 'Mesej',
  service: 'Khidmat pelanggan',
  youWrote: 'Anda menulis:',
  weWrote: 'Khidmat pelanggan menulis:',
  picture: 'Gambar anda',
  noPicture: 'Gambar ini tidak dapat dimuatkan.',
  reply: 'Jawapan anda',
  replyHint: 'Tekan Ctrl+Enter untuk hantar.',
  opensAgain: 'Tiket ini telah ditutup. Jawapan akan membukanya semula.',
  send: 'Hantar',
  state: { open: 'Menunggu jawapan kami', answered: 'Dijawab', closed: 'Ditutup' },
  unread_other: '{{count}} jawapan belum dibaca',
};

export const bell = {
  title: 'Pemberitahuan',
  nothing: 'Tiada pemberitahuan',
  messages: 'Mesej',
  tickets: 'Sokongan',
  awards: 'Ganjaran untuk dituntut',
  withdrawals: 'Pengeluaran',
  announcements: 'Pengumuman',
  new_other: '{{count}} baharu',
};

export const failure = {
  ticket_full: 'Tiket ini telah mencapai bilangan maksimum mesej. Jawapan anda tidak dihantar. Sila buka tiket baharu.',
};
