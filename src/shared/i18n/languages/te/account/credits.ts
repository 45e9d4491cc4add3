/** Credits. */
export const texts = {
  text: 'ఇతరుల కృషిపై Parlour నిర్మితమైంది. వారికి ధన్యవాదాలు.',
  icons: 'గేమ్ ఆర్ట్‌లోని మోటిఫ్‌లు',
  iconsText: 'game-icons.net నుంచి Lorc, Delapouite, ఇతర సహకారుల ఐకాన్‌లతో గీసినవి, లైసెన్స్ CC BY 3.0; రంగులు మార్చి, కూర్చినవి.',
  fonts: 'ఫాంట్‌లు',
  fontsText: 'Undercase Type రూపొందించిన Fraunces, Erik Kennedy రూపొందించిన Figtree; రెండూ SIL Open Font License 1.1 కింద.',
  symbols: 'ఇంటర్‌ఫేస్ గుర్తులు',
  symbolsText: 'Lucide, ISC లైసెన్స్.',
  software: 'సాఫ్ట్‌వేర్',
  developers: 'డెవలపర్‌ల కోసం',
  api: 'API డాక్యుమెంటేషన్',
  version: 'వెర్షన్ {{version}}',
  softwareText: 'React, Effector, RxJS, Socket.IO, i18next, Zod, HPKE.js; అన్నీ MIT, ISC లేదా Apache 2.0 లైసెన్స్‌ల కింద.',
};
