/** The choice of a language. */
export const texts = {
  search: 'Cari bahasa',
  notLoaded: '{{language}} gagal dimuat',
  stays: 'Halaman tetap dalam {{now}}. Periksa koneksi Anda lalu coba lagi.',
  none: 'Tidak ada bahasa dengan nama itu',
};
