/** Credits. */
export const texts = {
  text: 'Parlour பலரின் உழைப்பின் மீது உருவானது. நன்றி.',
  icons: 'கேம் ஓவியங்களில் உள்ள உருவங்கள்',
  iconsText:
    'Lorc, Delapouite மற்றும் பங்களிப்பாளர்களின் game-icons.net ஐகான்களைக் கொண்டு வரையப்பட்டது, CC BY 3.0 உரிமம்; நிறம் மாற்றி இணைக்கப்பட்டது.',
  fonts: 'எழுத்துருக்கள்',
  fontsText:
    'Undercase Type உருவாக்கிய Fraunces, Erik Kennedy உருவாக்கிய Figtree; இரண்டும் SIL Open Font License 1.1 உரிமத்தில்.',
  symbols: 'இடைமுகக் குறியீடுகள்',
  symbolsText: 'Lucide, ISC உரிமம்.',
  software: 'மென்பொருள்',
  developers: 'டெவலப்பர்களுக்கு',
  api: 'API ஆவணம்',
  version: 'பதிப்பு {{version}}',
  softwareText: 'React, Effector, RxJS, Socket.IO, i18next, Zod, HPKE.js; அனைத்தும் MIT, ISC அல்லது Apache 2.0 உரிமங்களில்.',
};
