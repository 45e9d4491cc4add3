/** Credits. */
export const texts = {
  text: 'Parlour se apoya en el trabajo de otras personas. Gracias.',
  icons: 'Motivos del arte de los juegos',
  iconsText:
    'Dibujados con iconos de game-icons.net de Lorc, Delapouite y colaboradores, licencia CC BY 3.0; recoloreados y compuestos.',
  fonts: 'Tipografías',
  fontsText: 'Fraunces de Undercase Type y Figtree de Erik Kennedy, ambas con licencia SIL Open Font License 1.1.',
  symbols: 'Símbolos de la interfaz',
  symbolsText: 'Lucide, licencia ISC.',
  software: 'Software',
  developers: 'Para desarrolladores',
  api: 'Documentación de la API',
  version: 'Versión {{version}}',
  softwareText: 'React, Effector, RxJS, Socket.IO, i18next, Zod y HPKE.js, todos con licencia MIT, ISC o Apache 2.0.',
};
