import { ta as place } from '../../../shared/place-texts/ta.ts';
import type { MessageKey } from './en.ts';

/** Texts of the money wheel in Tamil. */
export const ta: Record<MessageKey, string> = {
  ...place,
  begin: 'ஸ்பின்',
  wheel: 'சக்கரம்',
  on: '{pays}:1',
  segments: '{all}-இல் {count}',
  came: '{place}',
  boosted: '{place}, {times} ஆல் பெருக்கியது',
  boost: '{times}×: சக்கரம் மீண்டும் சுழலும்',
  shares: 'கடைசி {rounds} ஸ்பின்களில்: {counts}',
  share: '{place}: {count}',
  'rules.1': 'சக்கரத்தில் {all} பகுதிகள். முள் காட்டும் பகுதி வகை மீதான சிப்கள், அது வழங்குவதை வெல்லும்.',
  'rules.2': 'வென்றால் பந்தயத் தொகையும் திரும்பும்: 5:1 என்றால் 1-க்கு 6 கிடைக்கும்.',
  'rules.boost':
    '{boosts} வந்தால், வழங்கும் பகுதிகளுக்கிடையே சக்கரம் மீண்டும் ஒருமுறை சுழலும்; வெற்றி அந்த எண்ணால் பெருக்கப்படும். பந்தயத் தொகை ஒருமுறை மட்டுமே திரும்பும்.',
  kind: 'வழங்கும்',
  count: 'பகுதிகள்',
  'part.win': 'வெற்றிகளிலிருந்து',
  'part.boost': 'பெருக்கிய வெற்றிகளிலிருந்து',
};
