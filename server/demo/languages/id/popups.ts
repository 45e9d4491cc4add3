/** Popups for visitors and members. */
export default {
  welcome: {
    title: 'Selamat datang di {brand}',
    content:
      'Ini situs demo. Semua uang di sini adalah saldo demo.\nBelum punya akun? Pilih “Main gratis” di jendela login.',
  },
  'good-to-know': {
    title: 'Perlu diketahui',
    content:
      'Promo yang sedang berjalan ada di “Promosi”.\nDi “Main aman” Anda bisa memasang batas deposit, kerugian, dan waktu kapan saja.',
  },
};
