/** Messages to members. */
export default {
  welcome: 'Selamat datang. Pesan dari kami dan dari upline Anda masuk ke sini.',
};
