/** Tickets, and the bell of the header. */
export const texts = {
  title: 'Bantuan CS',
  text: 'Hubungi kami dan baca balasan kami.',
  write: 'Hubungi kami',
  ticket: 'Tiket',
  choose: 'Pilih tiket',
  chooseText: 'Pesannya muncul di sini.',
  empty: 'Anda belum pernah menghubungi kami.',
  more: 'Tampilkan lagi',
  back: 'Kembali ke daftar tiket',
  number: 'Tiket {{id}}',
  close: 'Tutup tiket',
  messages: 'Pesan',
  service: 'Customer service',
  youWrote: 'Anda menulis:',
  weWrote: 'CS menulis:',
  picture: 'Gambar Anda',
  noPicture: 'Gambar ini gagal dimuat.',
  reply: 'Balasan Anda',
  replyHint: 'Tekan Ctrl+Enter untuk mengirim.',
  opensAgain: 'Tiket ini sudah ditutup. Balasan akan membukanya lagi.',
  send: 'Kirim',
  state: { open: 'Menunggu balasan kami', answered: 'Sudah dijawab', closed: 'Ditutup' },
  unread_other: '{{count}} balasan belum dibaca',
};

export const bell = {
  title: 'Notifikasi',
  nothing: 'Tidak ada notifikasi',
  messages: 'Pesan',
  tickets: 'Bantuan CS',
  awards: 'Hadiah untuk diklaim',
  withdrawals: 'Withdraw',
  announcements: 'Pengumuman',
  new_other: '{{count}} baru',
};

export const failure = {
  ticket_full: 'Jumlah pesan di tiket ini sudah maksimum. Balasan Anda tidak terkirim. Silakan buka tiket baru.',
};
