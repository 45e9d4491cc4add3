/** Credits. */
export const texts = {
  text: 'Parlour is built on the work of others. Thank you.',
  icons: 'Motifs in the game art',
  iconsText:
    'Drawn with icons of game-icons.net by Lorc, Delapouite and contributors, licence CC BY 3.0; recoloured and composed.',
  fonts: 'Typefaces',
  fontsText: 'Fraunces by Undercase Type and Figtree by Erik Kennedy, both under the SIL Open Font License 1.1.',
  symbols: 'Interface symbols',
  symbolsText: 'Lucide, ISC licence.',
  software: 'Software',
  developers: 'For developers',
  api: 'API documentation',
  version: 'Version {{version}}',
  softwareText:
    'React, Effector, RxJS, Socket.IO, i18next, Zod and HPKE.js, all under the MIT, ISC or Apache 2.0 licences.',
};
