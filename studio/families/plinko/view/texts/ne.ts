import type { MessageKey } from './en.ts';

/** Texts of plinko in Nepali. */
export const ne: Record<MessageKey, string> = {
  begin: 'खसाल्नुहोस्',
  rows: 'पङ्क्ति',
  risk: 'जोखिम',
  balls: 'बल',
  low: 'कम',
  medium: 'मध्यम',
  high: 'उच्च',
  board: 'पङ्क्ति भएको बोर्ड: {rows}। बायाँबाट पकेट: {pockets}',
  landed: 'परेको: {multipliers}',
  'rules.1':
    'हरेक बल किलाका पङ्क्तिबीच खस्छ, हरेक किलामा बायाँ वा दायाँ बराबर सम्भावनामा। जुन पकेटमा पर्छ, त्यसको मल्टिप्लायर पाइन्छ।',
  'rules.2': 'बेट रकम एउटा बलको हो। धेरै पङ्क्ति र उच्च जोखिममा ठूला मल्टिप्लायर आउन सक्छन् र साना पेआउट धेरै पटक आउँछन्।',
  pockets: 'हरेक बोर्डका पकेट',
  boardName: 'पङ्क्ति: {rows}, जोखिम: {risk}',
  part: '{times} को पकेट',
  ball: 'बल {number}: {path} → {times}',
};
