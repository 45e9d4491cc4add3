/** The choice of a language. */
export const texts = {
  search: 'Dil ara',
  notLoaded: '{{language}} yüklenemedi',
  stays: 'Sayfanın dili değişmedi: {{now}}. Bağlantınızı kontrol edip tekrar deneyin.',
  none: 'Bu adda bir dil yok',
};
