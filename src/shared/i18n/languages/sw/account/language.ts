/** The choice of a language. */
export const texts = {
  search: 'Tafuta lugha',
  notLoaded: '{{language}} haikupakia',
  stays: 'Ukurasa unabaki kwa {{now}}. Angalia mtandao wako na ujaribu tena.',
  none: 'Hakuna lugha yenye jina hilo',
};
