/** Credits. */
export const texts = {
  text: 'Parlour başkalarının emeği üzerine kuruldu. Teşekkür ederiz.',
  icons: 'Oyun görsellerindeki motifler',
  iconsText:
    'Lorc, Delapouite ve katkıda bulunanların game-icons.net simgeleriyle çizildi, lisans CC BY 3.0; renkleri değiştirildi ve birleştirildi.',
  fonts: 'Yazı tipleri',
  fontsText: 'Undercase Type’tan Fraunces ve Erik Kennedy’den Figtree; ikisi de SIL Open Font License 1.1 lisanslıdır.',
  symbols: 'Arayüz simgeleri',
  symbolsText: 'Lucide, ISC lisansı.',
  software: 'Yazılım',
  developers: 'Geliştiriciler için',
  api: 'API belgeleri',
  version: 'Sürüm {{version}}',
  softwareText: 'React, Effector, RxJS, Socket.IO, i18next, Zod ve HPKE.js; tümü MIT, ISC veya Apache 2.0 lisanslıdır.',
};
