/** Credits. */
export const texts = {
  text: 'Parlour dibina atas hasil kerja ramai pihak. Terima kasih.',
  icons: 'Motif dalam seni permainan',
  iconsText:
    'Dilukis dengan ikon game-icons.net oleh Lorc, Delapouite dan penyumbang lain, lesen CC BY 3.0; diwarnai semula dan digubah.',
  fonts: 'Muka taip',
  fontsText:
    'Fraunces oleh Undercase Type dan Figtree oleh Erik Kennedy, kedua-duanya di bawah SIL Open Font License 1.1.',
  symbols: 'Simbol antara muka',
  symbolsText: 'Lucide, lesen ISC.',
  software: 'Perisian',
  developers: 'Untuk pembangun',
  api: 'Dokumentasi API',
  version: 'Versi {{version}}',
  softwareText:
    'React, Effector, RxJS, Socket.IO, i18next, Zod dan HPKE.js, semuanya di bawah lesen MIT, ISC atau Apache 2.0.',
};
