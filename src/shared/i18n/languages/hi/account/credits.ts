/** Credits. */
export const texts = {
  text: 'Parlour कई लोगों के काम पर बना है। धन्यवाद।',
  icons: 'गेम आर्ट के मोटिफ़',
  iconsText:
    'game-icons.net के आइकन से बनाए गए, रचनाकार Lorc, Delapouite और अन्य योगदानकर्ता, लाइसेंस CC BY 3.0; रंग बदलकर संयोजित।',
  fonts: 'फ़ॉन्ट',
  fontsText: 'Undercase Type का Fraunces और Erik Kennedy का Figtree, दोनों SIL Open Font License 1.1 के तहत।',
  symbols: 'इंटरफ़ेस के चिह्न',
  symbolsText: 'Lucide, ISC लाइसेंस।',
  software: 'सॉफ़्टवेयर',
  developers: 'डेवलपर के लिए',
  api: 'API दस्तावेज़',
  version: 'संस्करण {{version}}',
  softwareText: 'React, Effector, RxJS, Socket.IO, i18next, Zod और HPKE.js, सभी MIT, ISC या Apache 2.0 लाइसेंस के तहत।',
};
