/** Credits. */
export const texts = {
  text: 'Parlour s’appuie sur le travail d’autres personnes. Merci à elles.',
  icons: 'Motifs des illustrations de jeu',
  iconsText:
    'Dessinés avec des icônes de game-icons.net de Lorc, Delapouite et contributeurs, licence CC BY 3.0 ; recolorées et composées.',
  fonts: 'Polices de caractères',
  fontsText: 'Fraunces d’Undercase Type et Figtree d’Erik Kennedy, toutes deux sous SIL Open Font License 1.1.',
  symbols: 'Symboles de l’interface',
  symbolsText: 'Lucide, licence ISC.',
  software: 'Logiciels',
  developers: 'Pour les développeurs',
  api: 'Documentation de l’API',
  version: 'Version {{version}}',
  softwareText: 'React, Effector, RxJS, Socket.IO, i18next, Zod et HPKE.js, tous sous licence MIT, ISC ou Apache 2.0.',
};
