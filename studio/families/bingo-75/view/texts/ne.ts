import type { MessageKey } from './en.ts';

/** Texts of bingo in Nepali. */
export const ne: Record<MessageKey, string> = {
  begin: 'सुरु गर्नुहोस्',
  cards: 'कार्ड',
  card: 'कार्ड {number}',
  balls: 'निस्किएका बल',
  free: 'फ्री',
  ball: '{letter} {number}',
  wonCard: 'कार्ड {number}: {patterns}',
  none: 'कुनै प्याटर्न पूरा भएन।',
  'pattern.line': 'एक लाइन',
  'pattern.two-lines': 'दुई लाइन',
  'pattern.three-lines': 'तीन लाइन',
  'pattern.corners': 'चार कुना',
  'pattern.stamp': 'स्ट्याम्प',
  'pattern.two-stamps': 'दुई स्ट्याम्प',
  'pattern.letter-x': 'अक्षर X',
  'pattern.letter-t': 'अक्षर T',
  'pattern.plus': 'प्लस',
  'pattern.diamond': 'डायमन्ड',
  'pattern.ring': 'रिङ',
  'pattern.frame': 'फ्रेम',
  'pattern.blackout': 'पूरा कार्ड',
  'rules.1':
    '75 मध्ये {balls} बल निकालिन्छन्। एउटा कार्डमा 24 नम्बर र बीचमा एउटा फ्री कोठा हुन्छ। बलले पूरा गरेका प्याटर्नबाट कार्डले जित्छ।',
  'rules.best': 'कार्डले आफ्नो सबैभन्दा राम्रो प्याटर्न जित्छ।',
  'rules.each': 'कार्डले पूरा भएको हरेक प्याटर्न जित्छ।',
  'rules.2': 'बेट रकम हरेक कार्डको मूल्य हो। लाइन तेर्सो, ठाडो वा कुनादेखि कुनासम्म हुन्छ।',
  pays: '{stake} को कार्डमा पेआउट',
};
