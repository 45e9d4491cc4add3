import type { MessageKey } from './en.ts';

/** Texts of bingo in Hindi. */
export const hi: Record<MessageKey, string> = {
  begin: 'शुरू करें',
  cards: 'कार्ड',
  card: 'कार्ड {number}',
  balls: 'निकली बॉल',
  free: 'फ़्री',
  ball: '{letter} {number}',
  wonCard: 'कार्ड {number}: {patterns}',
  none: 'कोई पैटर्न पूरा नहीं हुआ।',
  'pattern.line': 'एक लाइन',
  'pattern.two-lines': 'दो लाइनें',
  'pattern.three-lines': 'तीन लाइनें',
  'pattern.corners': 'चारों कोने',
  'pattern.stamp': 'स्टैम्प',
  'pattern.two-stamps': 'दो स्टैम्प',
  'pattern.letter-x': 'अक्षर X',
  'pattern.letter-t': 'अक्षर T',
  'pattern.plus': 'प्लस',
  'pattern.diamond': 'डायमंड',
  'pattern.ring': 'रिंग',
  'pattern.frame': 'फ़्रेम',
  'pattern.blackout': 'फ़ुल कार्ड',
  'rules.1':
    '75 में से {balls} बॉल निकाली जाती हैं। कार्ड में 24 नंबर और बीच में एक फ़्री खाना होता है। निकली बॉल से पूरे हुए पैटर्न पर कार्ड जीतता है।',
  'rules.best': 'कार्ड को उसके सबसे अच्छे पैटर्न की जीत मिलती है।',
  'rules.each': 'कार्ड को हर पूरे पैटर्न की जीत मिलती है।',
  'rules.2': 'स्टेक हर कार्ड की कीमत है। लाइनें आड़ी, खड़ी या कोने से कोने तक होती हैं।',
  pays: '{stake} के कार्ड पर मिलता है',
};
