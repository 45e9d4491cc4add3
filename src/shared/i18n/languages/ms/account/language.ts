/** The choice of a language. */
export const texts = {
  search: 'Cari bahasa',
  notLoaded: '{{language}} tidak dapat dimuatkan',
  stays: 'Halaman kekal dalam {{now}}. Semak sambungan anda dan cuba lagi.',
  none: 'Tiada bahasa dengan nama itu',
};
