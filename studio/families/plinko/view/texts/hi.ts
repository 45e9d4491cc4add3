import type { MessageKey } from './en.ts';

/** Texts of plinko in Hindi. */
export const hi: Record<MessageKey, string> = {
  begin: 'गिराएं',
  rows: 'पंक्तियां',
  risk: 'रिस्क',
  balls: 'बॉल',
  low: 'कम',
  medium: 'मध्यम',
  high: 'ज़्यादा',
  board: 'बोर्ड, पंक्तियां: {rows}। बाएं से पॉकेट: {pockets}',
  landed: 'गिरी: {multipliers}',
  'rules.1':
    'हर बॉल पिन की पंक्तियों से गिरती है और हर पिन पर बराबर संभावना से बाएं या दाएं जाती है। जिस पॉकेट में गिरे, उसका मल्टीप्लायर मिलता है।',
  'rules.2': 'स्टेक हर बॉल का है। ज़्यादा पंक्तियां और ऊंचा रिस्क बड़े मल्टीप्लायर संभव बनाते हैं और छोटे रिटर्न ज़्यादा बार आते हैं।',
  pockets: 'हर बोर्ड के पॉकेट',
  boardName: 'पंक्तियां: {rows}, रिस्क: {risk}',
  part: '{times} का पॉकेट',
  ball: 'बॉल {number}: {path} → {times}',
};
