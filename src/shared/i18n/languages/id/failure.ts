/** Text for each failure of the contract: what happened, what it means for the money, what to do. */
export default {
  not_logged_in: 'Anda belum masuk, silakan masuk dulu',
  session_ended: 'Sesi Anda berakhir. Saldo Anda aman. Masuk untuk melanjutkan.',
  signature_needed: 'Silakan masuk lagi untuk melanjutkan. Tidak ada yang diubah.',
  signature_refused: 'Silakan masuk lagi untuk melanjutkan. Tidak ada yang diubah.',
  real_account_needed: 'Silakan daftar akun dulu',
  not_allowed: 'Akun Anda tidak bisa melakukan ini. Tidak ada yang diubah.',
  invalid_request: 'Ada isian yang tidak diterima. Tidak ada yang diubah. Silakan periksa lalu coba lagi.',
  body_too_large: 'Ini terlalu besar untuk dikirim. Tidak ada yang diubah. Silakan kurangi.',
  too_many_requests: 'Terlalu banyak percobaan. Tidak ada yang diubah. Tunggu satu menit lalu coba lagi.',
  idempotency_key_needed:
    'Permintaan Anda tidak bisa dikonfirmasi. Tidak ada dana yang berpindah. Silakan muat ulang halaman.',
  idempotency_key_reused: 'Permintaan ini tidak diterima. Tidak ada dana yang berpindah. Silakan mulai lagi.',
  maintenance: 'Situs sedang dalam pemeliharaan. Saldo Anda aman. Silakan kembali nanti.',
  region_restricted: 'Situs ini tidak tersedia di wilayah Anda.',
  not_found: 'Ini tidak ada atau tidak tersedia lagi.',
  system_error: 'Kesalahan sistem. Jika Anda sedang memindahkan dana, periksa riwayat akun Anda dulu. Lalu coba lagi.',
  server_unavailable:
    'Situs sedang tidak bisa merespons. Jika Anda sedang memindahkan dana, periksa riwayat akun Anda dulu. Lalu coba lagi.',
  network_abnormal: 'Koneksi bermasalah, silakan coba lagi',
  account_excluded: 'Akun ini ditutup untuk bermain, atas permintaan Anda atau kami. Saldo Anda aman.',
  game_not_found: 'Game ini tidak ada atau tidak tersedia lagi.',
};
