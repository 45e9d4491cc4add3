/** Games in their own windows, and mini games. */
export const texts = {
  ownWindow: 'Game ini terbuka di jendela sendiri',
  ownWindowText: 'Anda tetap masuk di sana, dan halaman ini tetap terbuka.',
  windowOpen: 'Game terbuka di jendela sendiri',
  windowOpenText: 'Keduanya menampilkan saldo yang sama. Anda bisa terus menjelajah di sini.',
  openWindow: 'Buka game',
  showWindow: 'Tampilkan jendela',
  popupBlocked: 'Popup diblokir. Izinkan popup lalu coba lagi.',
  forFree: 'Main gratis',
  forMoney: 'Main uang asli',
  disabled: 'Game ini sedang tidak tersedia',
  failed: 'Game tidak bisa dibuka',
  others: 'Game lain',
  untilHint: 'Diperkirakan kembali {{when}}',
  miniGames: 'Semua mini game',
};

export const failure = {
  game_type_locked: 'Jenis game ini terkunci di akun Anda sampai masa kunci berakhir. Saldo Anda aman.',
  game_disabled: 'Game ini tidak tersedia. Tidak ada taruhan yang dipotong.',
  game_maintenance: 'Game ini sedang dalam pemeliharaan. Tidak ada taruhan yang dipotong.',
  play_blocked: 'Permainan diblokir di akun ini. Saldo Anda aman. Silakan hubungi CS.',
  replay_unavailable: 'Ronde ini tidak bisa diputar ulang. Taruhan dan pembayarannya ada di riwayat taruhan Anda.',
  invalid_url: 'URL tidak valid, silakan hubungi CS',
  game_in_popup: 'Game ini terbuka di jendela sendiri.',
  no_free_play: 'Game ini tidak bisa dimainkan gratis.',
};
