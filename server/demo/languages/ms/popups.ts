/** Popups for visitors and members. */
export default {
  welcome: {
    title: 'Selamat datang ke {brand}',
    content:
      'Ini laman demo. Semua wang di sini ialah wang mainan.\nBelum ada akaun? Pilih “Main percuma” di tetingkap log masuk.',
  },
  'good-to-know': {
    title: 'Untuk makluman',
    content:
      'Tawaran semasa ada di bawah “Promosi”.\nDi bawah “Main selamat”, anda boleh menetapkan had deposit, kerugian dan masa pada bila-bila masa.',
  },
};
