/** Games in their own windows, and mini games. */
export const texts = {
  ownWindow: 'Permainan ini dibuka dalam tetingkap sendiri',
  ownWindowText: 'Anda kekal log masuk di sana, dan halaman ini kekal terbuka.',
  windowOpen: 'Permainan sudah dibuka dalam tetingkap sendiri',
  windowOpenText: 'Kedua-duanya memaparkan baki yang sama. Anda boleh terus melayari di sini.',
  openWindow: 'Buka permainan',
  showWindow: 'Tunjuk tetingkap',
  popupBlocked: 'Tetingkap timbul disekat. Sila benarkan tetingkap timbul dan cuba lagi.',
  forFree: 'Main percuma',
  forMoney: 'Main wang sebenar',
  disabled: 'Permainan ini tidak tersedia sekarang',
  failed: 'Permainan tidak dapat dibuka',
  others: 'Permainan lain',
  untilHint: 'Dijangka kembali {{when}}',
  miniGames: 'Semua permainan mini',
};

export const failure = {
  game_type_locked: 'Jenis permainan ini dikunci pada akaun anda sehingga tempoh kunci tamat. Baki anda selamat.',
  game_disabled: 'Permainan ini tidak tersedia. Tiada wang ditolak.',
  game_maintenance: 'Permainan ini dalam penyelenggaraan. Tiada wang ditolak.',
  play_blocked: 'Permainan disekat pada akaun ini. Baki anda selamat. Sila hubungi khidmat pelanggan.',
  replay_unavailable:
    'Pusingan ini tidak boleh diulang tayang. Taruhan dan bayarannya ada dalam rekod pertaruhan anda.',
  invalid_url: 'URL tidak sah, sila hubungi khidmat pelanggan',
  game_in_popup: 'Permainan ini dibuka dalam tetingkap sendiri.',
  no_free_play: 'Permainan ini tidak boleh dimainkan secara percuma.',
};
