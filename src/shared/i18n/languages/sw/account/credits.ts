/** Credits. */
export const texts = {
  text: 'Parlour imejengwa juu ya kazi za wengine. Asante.',
  icons: 'Michoro katika sanaa ya michezo',
  iconsText:
    'Imechorwa kwa ikoni za game-icons.net za Lorc, Delapouite na wachangiaji, leseni CC BY 3.0; zimepakwa rangi upya na kupangwa.',
  fonts: 'Fonti',
  fontsText:
    'Fraunces ya Undercase Type na Figtree ya Erik Kennedy, zote chini ya leseni ya SIL Open Font License 1.1.',
  symbols: 'Alama za kiolesura',
  symbolsText: 'Lucide, leseni ya ISC.',
  software: 'Programu',
  developers: 'Kwa wasanidi',
  api: 'Nyaraka za API',
  version: 'Toleo {{version}}',
  softwareText:
    'React, Effector, RxJS, Socket.IO, i18next, Zod na HPKE.js, zote chini ya leseni za MIT, ISC au Apache 2.0.',
};
