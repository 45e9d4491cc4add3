/** Credits. */
export const texts = {
  text: 'Nakasandig ang Parlour sa gawa ng iba. Salamat.',
  icons: 'Mga motif sa art ng mga laro',
  iconsText:
    'Iginuhit gamit ang mga icon ng game-icons.net nina Lorc, Delapouite at mga contributor, lisensyang CC BY 3.0; binago ang kulay at pinagsama-sama.',
  fonts: 'Mga typeface',
  fontsText: 'Fraunces ng Undercase Type at Figtree ni Erik Kennedy, parehong sa ilalim ng SIL Open Font License 1.1.',
  symbols: 'Mga simbolo ng interface',
  symbolsText: 'Lucide, lisensyang ISC.',
  software: 'Software',
  developers: 'Para sa mga developer',
  api: 'API documentation',
  version: 'Version {{version}}',
  softwareText:
    'React, Effector, RxJS, Socket.IO, i18next, Zod at HPKE.js, lahat sa ilalim ng mga lisensyang MIT, ISC o Apache 2.0.',
};
