/** Messages to members. */
export default {
  welcome: 'Siteye hoş geldiniz. Bizden ve üst bayinizden gelen mesajlar burada görünür.',
};
