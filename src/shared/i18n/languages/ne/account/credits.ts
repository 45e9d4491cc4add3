/** Credits. */
export const texts = {
  text: 'Parlour अरूको कामको जगमा बनेको हो। धन्यवाद।',
  icons: 'गेम आर्टका आकृति',
  iconsText:
    'game-icons.net का आइकनबाट बनाइएको, Lorc, Delapouite र योगदानकर्ताद्वारा, लाइसेन्स CC BY 3.0; रङ फेरिएको र जोडिएको।',
  fonts: 'टाइपफेस',
  fontsText: 'Undercase Type को Fraunces र Erik Kennedy को Figtree, दुवै SIL Open Font License 1.1 अन्तर्गत।',
  symbols: 'इन्टरफेसका चिह्न',
  symbolsText: 'Lucide, ISC लाइसेन्स।',
  software: 'सफ्टवेयर',
  developers: 'डेभलपरका लागि',
  api: 'API डकुमेन्टेसन',
  version: 'संस्करण {{version}}',
  softwareText: 'React, Effector, RxJS, Socket.IO, i18next, Zod र HPKE.js, सबै MIT, ISC वा Apache 2.0 लाइसेन्स अन्तर्गत।',
};
