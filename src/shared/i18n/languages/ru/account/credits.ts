/** Credits. */
export const texts = {
  text: 'Parlour построен на труде других людей. Спасибо вам.',
  icons: 'Мотивы в графике игр',
  iconsText:
    'Использованы иконки game-icons.net: Lorc, Delapouite и другие авторы, лицензия CC BY 3.0; перекрашены и скомпонованы.',
  fonts: 'Шрифты',
  fontsText: 'Fraunces от Undercase Type и Figtree от Erik Kennedy, оба под лицензией SIL Open Font License 1.1.',
  symbols: 'Иконки интерфейса',
  symbolsText: 'Lucide, лицензия ISC.',
  software: 'Программы',
  developers: 'Разработчикам',
  api: 'Документация API',
  version: 'Версия {{version}}',
  softwareText: 'React, Effector, RxJS, Socket.IO, i18next, Zod и HPKE.js — по лицензиям MIT, ISC или Apache 2.0.',
};
