/** Credits. */
export const texts = {
  text: 'Parlour dibangun di atas karya orang lain. Terima kasih.',
  icons: 'Motif dalam gambar game',
  iconsText:
    'Digambar dengan ikon dari game-icons.net karya Lorc, Delapouite, dan kontributor, lisensi CC BY 3.0; diwarnai ulang dan disusun.',
  fonts: 'Font',
  fontsText:
    'Fraunces dari Undercase Type dan Figtree dari Erik Kennedy, keduanya berlisensi SIL Open Font License 1.1.',
  symbols: 'Simbol antarmuka',
  symbolsText: 'Lucide, lisensi ISC.',
  software: 'Perangkat lunak',
  developers: 'Untuk pengembang',
  api: 'Dokumentasi API',
  version: 'Versi {{version}}',
  softwareText:
    'React, Effector, RxJS, Socket.IO, i18next, Zod, dan HPKE.js, semuanya berlisensi MIT, ISC, atau Apache 2.0.',
};
