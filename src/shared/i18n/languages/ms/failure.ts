/** Text for each failure of the contract: what happened, what it means for the money, what to do. */
export default {
  not_logged_in: 'Anda belum log masuk, sila log masuk',
  session_ended: 'Sesi anda telah tamat. Baki anda selamat. Log masuk untuk teruskan.',
  signature_needed: 'Sila log masuk semula untuk teruskan. Tiada apa diubah.',
  signature_refused: 'Sila log masuk semula untuk teruskan. Tiada apa diubah.',
  real_account_needed: 'Sila daftar akaun dahulu',
  not_allowed: 'Akaun anda tidak boleh melakukan ini. Tiada apa diubah.',
  invalid_request: 'Sesuatu yang anda masukkan tidak diterima. Tiada apa diubah. Sila semak dan cuba lagi.',
  body_too_large: 'Ini terlalu besar untuk dihantar. Tiada apa diubah. Sila kurangkan kandungan.',
  too_many_requests: 'Terlalu banyak cubaan. Tiada apa diubah. Sila tunggu seminit dan cuba lagi.',
  idempotency_key_needed: 'Permintaan anda tidak dapat disahkan. Tiada wang dipindahkan. Sila muat semula halaman.',
  idempotency_key_reused: 'Permintaan ini tidak diterima. Tiada wang dipindahkan. Sila mulakan semula.',
  maintenance: 'Laman dalam penyelenggaraan. Baki anda selamat. Sila kembali kemudian.',
  region_restricted: 'Laman ini tidak tersedia di wilayah anda.',
  not_found: 'Ini tidak wujud atau tidak lagi tersedia.',
  system_error: 'Ralat sistem. Jika anda sedang memindahkan wang, semak rekod akaun anda. Kemudian cuba lagi.',
  server_unavailable:
    'Laman tidak dapat memberi respons buat masa ini. Jika anda sedang memindahkan wang, semak rekod akaun anda. Kemudian cuba lagi.',
  network_abnormal: 'Sambungan rangkaian bermasalah, sila cuba lagi',
  account_excluded: 'Akaun ini ditutup untuk permainan, atas permintaan anda atau kami. Baki anda selamat.',
  game_not_found: 'Permainan ini tidak wujud atau tidak lagi tersedia.',
};
